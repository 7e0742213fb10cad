"""How a game of Age of Steam is scored, and who has won."""
