"""Trains at the command line: facts of a board, terminal games, what text editors show."""
