"""Checks of lines as they are drawn: crossings, cities in the way, segments, terrain, twins."""
