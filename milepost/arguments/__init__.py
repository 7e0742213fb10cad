"""Options that several commands share, and commands that are several."""
