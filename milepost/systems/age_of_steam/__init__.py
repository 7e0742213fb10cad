"""What the commands say about Age of Steam."""
