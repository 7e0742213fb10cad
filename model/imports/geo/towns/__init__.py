"""Which cities a map has, and where they stand."""
