"""Whole moves out of single steps, for people at a terminal or a window."""
