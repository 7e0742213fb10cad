"""Checks of beacons."""
