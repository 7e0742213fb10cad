"""Widgets that any window can use: questions, notices, colours that can be seen."""
