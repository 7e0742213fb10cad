"""What changed between two scenarios, in game terms: things, prices, findings."""

import argparse
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from model.scenario.scenario import Scenario
    from validator.reporting.judgement import Judgement
    from validator.reviews.map_review import MapReview

EXAMPLE = "milepost diff tutorial valley.milepost.yaml -o changes.svg"


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
    from milepost.terminal.say import Refusal, named
    from model.bundled import file_named
    from model.files.scenario_files import load
    from model.forms.form import DoesNotFit
    from model.scenario.change import difference
    from validator.reviews.map_review import review_of

    if arguments.out is not None:
        from drawing.exporting.map_files import kind_of

        kind_of(named(arguments.out, "-o"))
    arguments.old, arguments.new = (str(file_named(one)) for one in (arguments.old, arguments.new))
    old, new = load(arguments.old), load(arguments.new)
    try:
        change = difference(old, new)
        review = review_of(old, new, _judged(arguments))
    except DoesNotFit as trouble:
        raise Refusal(str(trouble)) from None
    if arguments.out is not None:
        _draw(arguments, old, new, review)
    if arguments.json:
        import json

        from milepost.reviews.parts import as_data
        from validator.reviews.change_sentences import sentences

        steps = [{"at": list(s.route), "before": s.before, "after": s.after} for s in change.steps]
        said = list(sentences(old, new))
        data = {"changes": steps, "sentences": said, **as_data(review)}
        print(json.dumps(data, ensure_ascii=False))
    else:
        from milepost.reviews.parts import as_lines, parts_of

        print("\n".join(as_lines(parts_of(review))) or "no difference")
    return 1 if (change or review) and arguments.exit_code else 0


def _judged(arguments: argparse.Namespace) -> "tuple[Judgement, Judgement]":
    """What is told about both files, by the settings that count here."""
    from pathlib import Path

    from milepost.terminal.say import Refusal
    from validator.reporting.settings import BadSettings, find_settings
    from validator.running.validating import Wishes, judge

    try:
        choice = find_settings(Path.cwd()).choice()
    except BadSettings as trouble:
        raise Refusal(str(trouble)) from None
    wishes = Wishes(choice, per_code=0, per_file=0)
    return judge(arguments.old, wishes), judge(arguments.new, wishes)


def _draw(
    arguments: argparse.Namespace, old: "Scenario", new: "Scenario", review: "MapReview"
) -> None:
    """The picture is written beside what is said; about itself it says only what went wrong."""
    from pathlib import Path

    from drawing.exporting.map_files import Look, write_picture
    from milepost.reviews.diff_picture import diff_picture
    from milepost.reviews.parts import as_sentences, parts_of
    from milepost.terminal.say import tell

    said = list(as_sentences(parts_of(review)))
    picture = diff_picture(old, new, Path(arguments.new).parent, said, Look())
    tell(write_picture(picture, arguments.out))
