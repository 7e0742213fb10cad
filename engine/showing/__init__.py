"""What somebody who shows a game to people asks: plans, places, figures, sentences."""
