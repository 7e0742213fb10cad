"""Exporting: a map or a game as picture, on paper, or for other programs."""
