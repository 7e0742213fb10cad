"""A game as plain data that JSON can hold, and back."""
