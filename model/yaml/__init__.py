"""YAML text: nodes with their places, canonical spelling, comments, splices, slips of typing."""
