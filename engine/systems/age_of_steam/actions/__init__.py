"""What a player of Age of Steam can do, as records with a text that people read and type."""
