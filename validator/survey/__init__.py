"""A scenario as checks look at it, with what is derived from it."""
