"""What links cost on an empty board, and how far goods have to go."""
