"""The tools that only boards of Trains have."""
