"""Playing and reading games in a terminal. Everything is made from views, events and texts; `tefuda.terminal.<game>`,
where there is one, arranges the table of that game."""
