"""What the scenarios of Age of Steam hold: cities, goods, cells, links, New Cities, a position."""
