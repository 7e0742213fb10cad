"""Checks of goods, payouts and money."""
