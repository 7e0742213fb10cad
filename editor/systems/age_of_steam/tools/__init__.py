"""The tools for maps of Age of Steam."""
