"""Tools for beacons."""
