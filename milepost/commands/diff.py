"""What changed between two scenarios, in game terms."""

import argparse
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from model.scenario import Scenario

EXAMPLE = "milepost diff old.milepost.yaml new.milepost.yaml -o changes.svg"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("old", metavar="OLD", help="a scenario")
    parser.add_argument("new", metavar="NEW", help="the scenario it became")
    parser.add_argument(
        "-o",
        dest="out",
        metavar="OUT",
        help="the newer map with the changes marked: OUT.svg, OUT.png or OUT.pdf",
    )
    parser.add_argument("--json", action="store_true", help="machine-readable")
    parser.add_argument("--exit-code", action="store_true", help="1 where there is a difference")


def run(arguments: argparse.Namespace) -> int:
    from milepost.say import Refusal, clean, named
    from model.change import difference
    from model.files import load
    from model.forms import DoesNotFit
    from validator.review import sentences

    if arguments.out is not None:
        from milepost.pictures import kind_of

        kind_of(named(arguments.out, "-o"))
    old, new = load(arguments.old), load(arguments.new)
    try:
        change = difference(old, new)
    except DoesNotFit as trouble:
        raise Refusal(str(trouble)) from None
    if arguments.out is not None:
        _draw(arguments, old, new)
    if arguments.json:
        import json

        steps = [{"at": list(s.route), "before": s.before, "after": s.after} for s in change.steps]
        said = list(sentences(old, new))
        print(json.dumps({"changes": steps, "sentences": said}, ensure_ascii=False))
    else:
        print("\n".join(map(clean, sentences(old, new))) or "no difference")
    return 1 if change and arguments.exit_code else 0


def _draw(arguments: argparse.Namespace, old: "Scenario", new: "Scenario") -> None:
    """The picture is written beside what is said; about itself it says only what went wrong."""
    from pathlib import Path

    from milepost.diff_picture import diff_picture
    from milepost.pictures import Look, write_picture
    from milepost.say import tell
    from validator.review import sentences

    said = list(sentences(old, new))
    picture = diff_picture(old, new, Path(arguments.new).parent, said, Look())
    tell(write_picture(picture, arguments.out))
