"""Judges scenarios: checks that yield findings, each with its place in the file and on the map."""
