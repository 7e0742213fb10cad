"""What is done in a turn and counted at the end, with the numbers of a map."""
