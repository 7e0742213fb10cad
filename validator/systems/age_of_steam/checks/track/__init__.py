"""Checks of where track can lead, and of special links."""
