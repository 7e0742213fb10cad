"""Sound boards of Santa Fe."""
