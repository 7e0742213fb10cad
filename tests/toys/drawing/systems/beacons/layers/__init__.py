"""Layers of beacons."""
