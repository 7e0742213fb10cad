"""Everything of a game on paper: the files, the list for the printer, pages of aids."""
