"""The icon of the program and of its files, drawn by us: pictures, and nothing to import."""
