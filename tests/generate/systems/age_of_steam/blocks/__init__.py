"""What a map of Age of Steam may set, a block for each statement of the rules of maps."""
