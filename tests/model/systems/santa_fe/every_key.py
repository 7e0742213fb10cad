"""What a file that holds every key of Santa Fe leaves out."""

NEED_NOT_BE_SAID = ("cards/[*]/of",)
