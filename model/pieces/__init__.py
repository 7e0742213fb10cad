"""What lies on a board: pieces, the places they lie on, and how places are named."""
