"""Two versions of a map compared, in the words of the game."""
