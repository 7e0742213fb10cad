"""Blocks of a table as spreadsheets know them: copied, pasted, filled, read and written as CSV."""
