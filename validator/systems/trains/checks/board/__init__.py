"""Checks of the hexes of a board: what stands where, blocked borders, where games begin."""
