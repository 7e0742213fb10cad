"""Playing couriers: a relay a turn."""
