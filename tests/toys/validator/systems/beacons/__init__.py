"""What scenarios of beacons are asked."""
