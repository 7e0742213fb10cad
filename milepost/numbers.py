"""Numbers that are typed behind an option: whole ones within limits."""

import argparse
from collections.abc import Callable


def number_from(least: int, most: int) -> Callable[[str], int]:
    """What argparse asks to read a number; others are refused with the limits."""

    def number(text: str) -> int:
        value = int(text)
        if not least <= value <= most:
            raise argparse.ArgumentTypeError(f"{value} is not from {least} to {most:,}")
        return value

    return number
