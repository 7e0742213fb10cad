"""What is shown of a game of Age of Steam: figures, pieces, words and places of actions."""
