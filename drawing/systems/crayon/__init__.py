"""Crayon games in pictures: their cards and aids."""
