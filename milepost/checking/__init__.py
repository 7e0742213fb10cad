"""The work of `validate` and `checks`: order, repairs, watching, a new check."""
