"""Put two people's changes to one scenario together; usable as a git merge driver."""

import argparse
import sys

EXAMPLE = "milepost merge base.milepost.yaml ours.milepost.yaml theirs.milepost.yaml"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("base", metavar="BASE", help="what both sides began from")
    parser.add_argument("ours", metavar="OURS", help="our side; its layout and comments are kept")
    parser.add_argument("theirs", metavar="THEIRS", help="the other side")
    parser.add_argument("-o", "--output", metavar="OUT", help="write here (standard output)")


def run(arguments: argparse.Namespace) -> int:
    from pathlib import Path

    from milepost.say import Refusal, clean, count
    from model.atomic import write_atomically
    from model.files import open_file, text_after
    from model.forms import DoesNotFit
    from model.merge import merge

    base, ours, theirs = map(open_file, (arguments.base, arguments.ours, arguments.theirs))
    try:
        merged = merge(base.scenario, ours.scenario, theirs.scenario)
    except DoesNotFit as trouble:
        raise Refusal(f"these cannot be merged: {trouble}") from None
    text = text_after(ours, merged.scenario)
    if arguments.output:
        write_atomically(Path(arguments.output), text.encode())
    else:
        sys.stdout.write(text)
    for conflict in merged.conflicts:
        said = f"ours {_short(conflict.ours)}, theirs {_short(conflict.theirs)}"
        print(f"conflict: {clean(conflict.thing)}: {clean(said)}; ours is kept", file=sys.stderr)
    if merged.conflicts:
        print(f"milepost: {count(len(merged.conflicts), 'conflict')}", file=sys.stderr)
    return 1 if merged.conflicts else 0


def _short(value: object) -> str:
    text = "nothing" if value is None else str(value)
    return text if len(text) <= 80 else text[:77] + "..."
