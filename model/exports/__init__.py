"""Scenarios as other programs read them; one module a format."""
