"""A crayon game as plain data: its words, writing and reading."""
