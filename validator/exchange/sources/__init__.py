"""Where maps come from, one source a file, found by scanning this folder."""
