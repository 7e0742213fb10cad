"""Checks of modules, and of rules that do not go together."""
