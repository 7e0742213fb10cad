"""What always holds in a game of Age of Steam, whatever was played."""
