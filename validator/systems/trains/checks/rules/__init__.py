"""Checks of how a game ends, and of what counts in the end."""
