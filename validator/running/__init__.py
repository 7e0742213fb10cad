"""Checks at work: on a file, on many, on a scenario that is being edited."""
