"""The studio: the open desks, the window as its parts know it, and live checking."""
