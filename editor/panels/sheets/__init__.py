"""Goods and cards as sheets: rows that can be read, edited, added and taken away."""
