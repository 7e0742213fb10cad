"""The tools, one a file, found by scanning this folder."""
