"""Checks of what hangs together on a board, and of places out of reach."""
