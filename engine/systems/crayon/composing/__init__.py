"""Whole lines and long runs out of single actions, for people at a terminal or a window."""
