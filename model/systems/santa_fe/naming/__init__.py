"""Where scenarios of Santa Fe name cities, railroads, cards, lines and markers."""
