"""What games of Age of Steam are measured by: how fast they are played."""
