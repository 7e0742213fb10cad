"""What is printed on the hexes of a Trains board: places for stations, numbers, a skyline."""
