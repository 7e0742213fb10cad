"""Checks of prices, trains, variants, positions and names."""
