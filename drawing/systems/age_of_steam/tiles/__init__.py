"""Pieces of the game at any place and size: tiles, New Cities, numbers of growth, cubes."""
