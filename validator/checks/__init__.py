"""The checks, one folder a system and one for all; every file is found by scanning."""
