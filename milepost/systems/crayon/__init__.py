"""Crayon games at the command line: facts, prices, decks, and playing at the terminal."""
