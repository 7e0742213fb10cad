"""A turn: all its phases by name."""
