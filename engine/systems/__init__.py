"""The games that can be played, one folder a system."""
