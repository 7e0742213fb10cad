"""The crayon games: what their maps are asked, and what is derived for it."""
