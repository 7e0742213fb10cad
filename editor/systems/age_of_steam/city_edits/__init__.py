"""What clicks on cities, hexes and special links do, and how it is said in words."""
