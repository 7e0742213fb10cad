"""Programs as values: their words and parts, as rows, and what can be done with them."""
