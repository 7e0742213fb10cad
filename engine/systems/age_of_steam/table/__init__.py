"""What does not change while Age of Steam is played."""
