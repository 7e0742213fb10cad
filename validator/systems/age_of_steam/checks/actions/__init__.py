"""Checks of the list of actions and what they do."""
