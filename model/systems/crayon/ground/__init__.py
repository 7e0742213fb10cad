"""A crayon map as builders see it, and which places an area means on it."""
