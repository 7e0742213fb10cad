"""Imported maps of Age of Steam: rules that fit what was drawn elsewhere."""
