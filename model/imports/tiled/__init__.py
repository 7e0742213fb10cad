"""Hex maps of Tiled: terrain from tile layers, cities, rivers, lakes and regions from objects."""
