"""Edits of lines of boards of routes: what is drawn of them, and how long their segments are."""
