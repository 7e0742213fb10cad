"""Playing on in the mind: what is compared, and what comes of it in the end."""
