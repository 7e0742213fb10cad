"""When a rule holds and where: selectors of situations, places, and values that depend on them."""
