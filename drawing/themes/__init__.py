"""Themes: the files, and what reads them."""
