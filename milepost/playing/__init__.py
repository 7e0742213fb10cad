"""Playing at a terminal: who sits where, whose turn it is, what can be said, and what is told."""
