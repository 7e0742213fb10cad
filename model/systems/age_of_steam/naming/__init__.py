"""Where scenarios of Age of Steam name cities, goods, regions and New Cities, also in rules."""
