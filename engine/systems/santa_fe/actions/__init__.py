"""What players of Santa Fe can do, as it is typed."""
