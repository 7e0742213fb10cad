"""Boards of Trains from geography: cities and rooms, remote places, terrain, blocked borders."""
