"""Walks of the toys through every command and the editor, with the toys on the search path."""
