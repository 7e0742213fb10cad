"""Boards that people have transcribed: tables of mileposts, crossings, ferries and loads."""
