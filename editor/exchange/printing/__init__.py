"""Printing: the sheets of a game are looked at, chosen, and put into a PDF or on a printer."""
