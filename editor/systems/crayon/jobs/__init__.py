"""What the workshop can work out for crayon games: proposals."""
