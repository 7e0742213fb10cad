"""Age of Steam at the command line: facts about maps, and playing at the terminal."""
