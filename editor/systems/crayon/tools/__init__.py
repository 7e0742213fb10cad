"""The tools that only crayon games have: ferries and links."""
