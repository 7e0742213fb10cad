"""Areas of event cards, composed from clauses: regions, cities, terrain, what is near them."""
