"""The sheets that only boards of Trains have."""
