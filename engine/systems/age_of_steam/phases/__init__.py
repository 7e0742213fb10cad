"""The phases of a turn: each says who acts, what is allowed and why not, and what it does."""
