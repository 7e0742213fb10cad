"""What commands share that propose something for a scenario: reading it, and handing it over."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from milepost.terminal.say import Refusal, clean, named

if TYPE_CHECKING:
    # The parser of every command runs through here, and reads no scenario.
    from model.files.scenario_files import ScenarioFile
    from model.scenario.change import Change


def add_hand_over(parser: argparse.ArgumentParser) -> None:
    """The options that say where a proposal goes."""
    parser.add_argument("-o", dest="out", metavar="OUT", help="write here (into FILE itself)")
    parser.add_argument("--force", action="store_true", help="replace an OUT that is there")
    parser.add_argument("--diff", action="store_true", help="write nothing; show what would change")


def add_seed(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seed", type=int, default=1, metavar="N", help="another number, another proposal (1)"
    )


def opened(name: str) -> "ScenarioFile":
    """A scenario that something is proposed for; what is wrong with it is told beside."""
    from milepost.files.troubles import troubles_of
    from model.bundled import file_named
    from model.files.scenario_files import open_file

    file = open_file(file_named(name))
    for trouble in troubles_of(file):
        print(f"milepost: warning: {trouble}", file=sys.stderr)
    return file


def refuse_overwriting(arguments: argparse.Namespace) -> None:
    """Says before the work that a file would be lost."""
    out = None if arguments.out is None else Path(named(arguments.out, "-o"))
    if out is not None and out.exists() and not (arguments.force or arguments.diff):
        raise Refusal(f"{out} is there already; --force replaces it")


def hand_over(arguments: argparse.Namespace, file: "ScenarioFile", change: "Change") -> list[str]:
    """Writes the scenario after a change, or shows it as a patch; what was done, in a line."""
    from model.files.scenario_files import save, text_after
    from model.forms.form import DoesNotFit
    from model.scenario.change import DoesNotApply, apply

    try:
        after = apply(file.scenario, change)
    except (DoesNotApply, DoesNotFit) as trouble:
        raise Refusal(f"{arguments.file}: {trouble}") from None
    if arguments.diff:
        if change:
            from milepost.files.patches import show_patch

            show_patch(arguments.file, file.document.source, text_after(file, after))
        return []
    if arguments.out is None and not change:
        return [f"{clean(arguments.file)} stays as it is"] if change.label else []
    save(after, _target(arguments), file)
    return [f"wrote {clean(str(_target(arguments)))}"]


def _target(arguments: argparse.Namespace) -> Path:
    """Where the scenario is written; what comes with Milepost is nobody's to change."""
    from model.bundled import bundled_scenarios

    if arguments.out is not None:
        return Path(arguments.out)
    if arguments.file in bundled_scenarios() and not Path(arguments.file).exists():
        raise Refusal(f"{arguments.file} comes with Milepost: name a file to write with -o")
    return Path(arguments.file)
