"""Checks of how far railroads come: homes, cities nobody reaches, pieces, values by distance."""
