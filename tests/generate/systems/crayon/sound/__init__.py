"""Made-up scenarios that are sound: complete, playable, and without anything to complain of."""
