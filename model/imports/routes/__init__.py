"""Boards of routes from two tables of a spreadsheet: places, and the lines between them."""
