"""Drawing Age of Steam: city hexes in their colours, what is printed on hexes, track and cubes."""
