"""Track on hexes: tiles and their shapes, the land below, what is built, chains, links, laying."""
