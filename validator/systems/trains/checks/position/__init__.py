"""Checks of a game in progress, through the functions that the engine plays with."""
