"""What stands beside the map of a match: situation, buttons, cards, story, notices."""
