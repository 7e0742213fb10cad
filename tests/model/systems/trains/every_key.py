"""What a file that holds every key of Trains leaves out."""

NEED_NOT_BE_SAID = ("*/choose_one/*", "*/optional/*")
"""What stands in these stands outside of them as well."""
