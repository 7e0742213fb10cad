"""How goods move: the network of links, who takes which cube, deliveries and what they earn."""
