"""Checks of single cards: categories, parts that contradict each other or do nothing."""
