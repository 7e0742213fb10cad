"""What a board, a scenario, a change and a scenario file are."""
