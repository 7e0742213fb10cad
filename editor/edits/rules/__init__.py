"""Edits of rules: rows of tables that come and go, variants, another preset."""
