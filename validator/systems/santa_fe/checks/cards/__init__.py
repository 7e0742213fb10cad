"""Checks of City cards, other cards, money and Boomtown markers."""
