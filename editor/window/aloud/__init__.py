"""Aloud: what is at the cursor, and what the window says to those who hear it."""
