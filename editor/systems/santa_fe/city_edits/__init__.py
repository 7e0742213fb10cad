"""What clicks make of cities of Santa Fe."""
