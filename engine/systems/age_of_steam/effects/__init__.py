"""What the actions, roles and tokens of a player do for him at a moment."""
