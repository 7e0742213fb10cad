"""The map of a match: its layers and pieces, what is marked on it, what the pointer is at."""
