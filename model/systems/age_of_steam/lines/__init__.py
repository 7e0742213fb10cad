"""Lines on an empty board: the cheapest from city to city, and who is how many links away."""
