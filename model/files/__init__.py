"""Scenario files on the disk: opened, layered, upgraded, saved whole."""
