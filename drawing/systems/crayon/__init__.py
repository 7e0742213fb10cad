"""Crayon games in pictures: their cards, aids and sentences."""
