"""Which files are meant, what is wrong in them, and what is written back."""
