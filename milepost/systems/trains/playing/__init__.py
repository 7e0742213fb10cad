"""Trains at a terminal: the situation in words, and what typed lines mean."""
