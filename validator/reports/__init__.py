"""Reports: findings as text for people and in the formats that other programs read."""
