"""Show what Milepost can do, without a display: every part at work on the bundled scenarios."""

import argparse

EXAMPLE = "milepost demo --out demo"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--out", default="milepost-demo", metavar="DIR", help="where to write (milepost-demo)"
    )
    parser.add_argument("--quiet", action="store_true", help="only say where the files are")


def run(arguments: argparse.Namespace) -> int:
    from pathlib import Path

    from milepost.showing.demonstration import demonstrate
    from milepost.terminal.say import Refusal, clean

    folder = Path(arguments.out)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as trouble:
        raise Refusal(f"{folder} cannot be made: {trouble.strerror}") from None
    troubles = demonstrate(folder, _silently if arguments.quiet else print)
    print(f"\nEverything was written to {clean(str(folder))}.")
    return 1 if troubles else 0


def _silently(_: str) -> None:
    """Says nothing."""
