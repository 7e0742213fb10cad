"""Checks of hexes, cities and what single hexes have."""
