"""Playing beacons: a bid in secret, a light, and a word of the neighbours about it."""
