"""Bots that know crayon rails, one a file; what they plan with is in `planning`."""
