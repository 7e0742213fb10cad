"""Bots for beacons."""
