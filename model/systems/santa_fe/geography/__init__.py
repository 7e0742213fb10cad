"""Boards of Santa Fe from geography: home bases, values, squares, arrows, names of railroads."""
