"""What all games are made of. Knows no game, no clock, no network."""
