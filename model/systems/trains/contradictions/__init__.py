"""What contradicts itself in the program of a card, and what does nothing on a given board."""
