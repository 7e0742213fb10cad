"""A match without a window: seats, what can be done and where, what happened, and words for it."""
