"""The tools that only boards of Santa Fe have."""
