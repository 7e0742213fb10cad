"""The manual under Help: the pages of docs/ inside the program, searched and read offline."""
