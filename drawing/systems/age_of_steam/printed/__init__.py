"""What is printed on an Age of Steam board: hexes by segments, plates of cities, signs of hexes."""
