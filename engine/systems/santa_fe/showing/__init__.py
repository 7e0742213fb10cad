"""What is shown of a game of Santa Fe: cards, points, titles, what comes of actions."""
