"""What games of Santa Fe are measured by: how fast they are played."""
