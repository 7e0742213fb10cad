"""What checks of Trains boards ask for: rules, land and its parts, cards in games, positions."""
