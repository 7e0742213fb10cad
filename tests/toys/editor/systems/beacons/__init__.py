"""What the editor has for beacons."""
