"""Importing: files of other programs as a new map or into the open one, after a look at it."""
