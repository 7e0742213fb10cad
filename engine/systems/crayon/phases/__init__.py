"""What can be done in a turn, one module a part of it."""
