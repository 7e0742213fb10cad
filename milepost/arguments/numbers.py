"""Numbers that are typed behind an option, within limits."""

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


def decimal_from(least: float, most: float) -> Callable[[str], float]:
    """The same for numbers that need not be whole."""

    def number(text: str) -> float:
        value = float(text)
        if not least <= value <= most:
            raise argparse.ArgumentTypeError(f"{text} is not from {least:g} to {most:g}")
        return value

    return number
