"""What is printed on a board of Santa Fe: marks of cities with values, squares, home bases."""
