"""Checks for scenarios of the crayon games."""
