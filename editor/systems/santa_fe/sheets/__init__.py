"""The sheets that only boards of Santa Fe have."""
