"""Milepost on a desktop: entry in the menu, icons, the type of its files; put there, taken away."""
