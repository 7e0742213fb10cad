"""Checking Santa Fe boards: lines and reach, railroads, cards and markers, positions."""
