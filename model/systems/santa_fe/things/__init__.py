"""What the scenarios of Santa Fe hold: cities, railroads, cards, Boomtown markers, a position."""
