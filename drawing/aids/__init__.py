"""Play aids made of a scenario's data: prices, goods, the turn, events and the rules."""
