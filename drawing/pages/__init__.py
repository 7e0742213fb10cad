"""Paper, and a map over pages."""
