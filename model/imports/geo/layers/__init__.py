"""Layers of geography in every format that is read."""
