"""The checks for scenarios of every system; every file is found by scanning."""
