"""What does not fit the form of a scenario, and what was meant."""
