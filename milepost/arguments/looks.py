"""Arguments about the looks of a picture, the same for every command that draws a map."""

import argparse

from milepost.arguments.numbers import decimal_from

MOST_MM, MOST_DPI = 200, 2400


def add_look(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--mm-per-cell",
        metavar="N",
        type=decimal_from(0.5, MOST_MM),
        help="millimetres from one cell to the next (9, or 24 for a hex)",
    )
    parser.add_argument(
        "--dpi",
        metavar="N",
        type=decimal_from(10, MOST_DPI),
        default=300.0,
        help="pixels an inch of a PNG (300)",
    )
    parser.add_argument("--theme", metavar="T", default="classic", help="how it looks (classic)")
    parser.add_argument(
        "--language",
        metavar="L",
        default="",
        help="the second names to show, and what the key speaks, such as zh (all)",
    )
