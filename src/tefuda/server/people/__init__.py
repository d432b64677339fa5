"""Who plays: guests, accounts, their cookies, and the rows that list tables and games. All of it off the move path."""
