"""Forms: how typed values are written as plain data, compared and altered."""
