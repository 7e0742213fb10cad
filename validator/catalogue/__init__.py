"""What is known about checks: topics, published codes, pages from docstrings."""
