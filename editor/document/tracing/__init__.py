"""Tracing: the picture that a map is drawn from, its pins, and how it is laid under the map."""
