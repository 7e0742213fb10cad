"""What changed between two scenarios, in game terms."""

import argparse

EXAMPLE = "milepost diff old.milepost.yaml new.milepost.yaml"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("old", metavar="OLD", help="a scenario")
    parser.add_argument("new", metavar="NEW", help="the scenario it became")
    parser.add_argument("--json", action="store_true", help="machine-readable")
    parser.add_argument("--exit-code", action="store_true", help="1 where there is a difference")


def run(arguments: argparse.Namespace) -> int:
    from milepost.say import Refusal, clean
    from model.change import difference
    from model.files import load
    from model.forms import DoesNotFit
    from validator.review import sentences

    old, new = load(arguments.old), load(arguments.new)
    try:
        change = difference(old, new)
    except DoesNotFit as trouble:
        raise Refusal(str(trouble)) from None
    if arguments.json:
        import json

        steps = [{"at": list(s.route), "before": s.before, "after": s.after} for s in change.steps]
        said = list(sentences(old, new))
        print(json.dumps({"changes": steps, "sentences": said}, ensure_ascii=False))
    else:
        print("\n".join(map(clean, sentences(old, new))) or "no difference")
    return 1 if change and arguments.exit_code else 0
