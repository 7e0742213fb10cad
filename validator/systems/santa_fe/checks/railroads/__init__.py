"""Checks of railroads: homes, kinds, colours, squares, and what a file declares."""
