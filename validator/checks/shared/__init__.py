"""Checks for scenarios of every system."""
