"""What other programs read of maps, one format a file, found by scanning this folder."""
