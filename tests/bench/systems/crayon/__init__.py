"""What crayon games are measured by: their networks, and how fast they are played."""
