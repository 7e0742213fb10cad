"""What a game of Trains knows: the table, the state, set-up, saved games."""
