"""The state of a game of Santa Fe: what changes, what does not, and how it is written."""
