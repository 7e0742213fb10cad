"""Rails and stations on the board: what is adjacent, what it costs, and why not."""
