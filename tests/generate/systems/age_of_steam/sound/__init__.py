"""Scenarios of Age of Steam of which nothing is to be told."""
