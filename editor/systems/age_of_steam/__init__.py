"""What the editor knows of Age of Steam."""
