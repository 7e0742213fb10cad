"""A map in characters."""
