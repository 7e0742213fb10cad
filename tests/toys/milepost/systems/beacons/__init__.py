"""What beacons tell at the command line."""
