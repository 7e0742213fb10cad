"""What lies on an Age of Steam board, as pieces that every picture and window understands."""
