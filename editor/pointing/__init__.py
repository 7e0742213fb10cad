"""Pointing: what the mouse says to a tool, what is selected, and what is sketched over the map."""
