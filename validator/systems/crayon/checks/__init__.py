"""Checks for scenarios of the crayon games, a folder a topic."""
