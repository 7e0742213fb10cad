"""Play aids made of a scenario's data: terrain, goods, what was agreed, and what systems add."""
