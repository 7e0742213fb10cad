"""The checks of Age of Steam maps."""
