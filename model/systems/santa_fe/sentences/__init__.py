"""Santa Fe in sentences: what cards do."""
