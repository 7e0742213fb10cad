"""Age of Steam at the terminal: what a typed line means that is more than one action."""
