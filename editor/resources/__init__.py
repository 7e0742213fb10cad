"""Data of the editor: its keys."""
