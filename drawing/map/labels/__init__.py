"""The names: what wants one, where it could stand, what it keeps off, the choice."""
