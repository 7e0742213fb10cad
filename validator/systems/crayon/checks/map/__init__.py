"""Checks of the map: mileposts, edges, red areas, waters, regions."""
