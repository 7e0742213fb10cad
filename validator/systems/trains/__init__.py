"""Checking Trains boards: land and reach, cards and their parts, supply and kits, positions."""
