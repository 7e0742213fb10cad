"""The marks of things: terrain, cities, lines, crossings, trains."""
