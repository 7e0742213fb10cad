"""Checks of colours, cubes and growth."""
