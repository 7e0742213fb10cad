"""Edits of rules: values that a map says itself, and rows of tables that come and go."""
