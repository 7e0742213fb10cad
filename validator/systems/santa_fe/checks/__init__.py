"""The checks of Santa Fe boards, by what they look at."""
