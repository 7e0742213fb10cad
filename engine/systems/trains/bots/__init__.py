"""Bots that know Trains, one a file; what they plan with is in `planning`."""
