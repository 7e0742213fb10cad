"""Prices over the map: from a pinned place to the pointer."""
