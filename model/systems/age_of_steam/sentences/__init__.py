"""What rules of Age of Steam mean, in sentences for designers and players."""
