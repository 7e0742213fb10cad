"""Bots that know Santa Fe, one a file; what they plan with is in `planning`."""
