"""Checks of demand and event cards."""
