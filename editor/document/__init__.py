"""Documents: an open scenario with its history; everything goes through one door."""
