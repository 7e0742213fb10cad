"""What changes while Age of Steam is played, and what every phase works on."""
