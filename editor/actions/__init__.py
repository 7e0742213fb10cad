"""What a designer can have done, by menu, key or search; found by scanning this folder."""
