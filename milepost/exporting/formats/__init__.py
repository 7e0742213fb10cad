"""What maps are exported to, one format a file."""
