"""Crayon games at the terminal: the situation in words, routes in one line, the board in text."""
