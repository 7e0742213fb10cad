"""Bots that know Age of Steam, one a file; what they plan with is in `planning`."""
