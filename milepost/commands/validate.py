"""Check scenarios: findings with their line, their place on the map, and how to repair them."""

import argparse

from milepost.arguments.names_from_git import add_flag
from milepost.arguments.numbers import number_from

EXAMPLE = "milepost validate maps/ --strict"
FORMATS = tuple("concise github gitlab json jsonl junit markdown sarif text".split())
LEVELS = ("error", "warning", "info", "never")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("paths", nargs="*", metavar="PATH", help="files, folders, or - for a pipe")
    _add_shown(parser)
    _add_chosen(parser)
    _add_work(parser)


def _add_shown(parser: argparse.ArgumentParser) -> None:
    """How findings are shown."""
    add = parser.add_argument
    add("--format", metavar="F", choices=FORMATS, default="text", help=", ".join(FORMATS))
    add(
        "--output",
        metavar="FORMAT:FILE",
        action="append",
        default=[],
        help="write a report to a file as well; may be said several times",
    )
    add("--statistics", action="store_true", help="only how many there are of each code")
    add(
        "--max-findings",
        metavar="N",
        type=number_from(0, 1_000_000),
        help="show at most so many of a file, 0 for all (500, and 50 of a code)",
    )
    add("--color", metavar="WHEN", choices=("auto", "always", "never"), default="auto",
        help="auto, always or never (auto)")  # fmt: skip
    add("--quiet", action="store_true", help="only the findings: no count at the end, no progress")


def _add_chosen(parser: argparse.ArgumentParser) -> None:
    """Which findings matter."""
    add = parser.add_argument
    only = "only these: codes, names, or beginnings of codes such as MAP"
    for name, what in (("--select", only), ("--ignore", "all but these")):
        add(name, metavar="CODE,...", action="append", default=[], help=what)
    add("--severity", metavar="CODE=LEVEL", action="append", default=[],
        help="take findings of a code for errors, warnings or infos")  # fmt: skip
    add("--fail-on", metavar="LEVEL", choices=LEVELS, default=None,
        help="end with 1 from here on: error, warning, info or never (error)")  # fmt: skip
    add("--strict", action="store_true", help="the same as --fail-on warning")
    add("--no-allow", action="store_true", help="do not heed what the files themselves allow")
    add("--play", action="store_true", help="let bots play as well, which takes longer")
    add("--baseline", metavar="FILE", help="do not tell the findings that this file knows")
    add("--write-baseline", action="store_true", help="write what is found now to the baseline")
    add("--config", metavar="FILE", help="take the settings from this file")
    add("--isolated", action="store_true", help="heed no file of settings")


def _add_work(parser: argparse.ArgumentParser) -> None:
    """What is done besides, and how."""
    add = parser.add_argument
    add("--fix", action="store_true", help="make the repairs that are safe")
    add("--unsafe-fixes", action="store_true", help="with --fix or --diff: the other repairs too")
    add("--diff", action="store_true", help="write nothing; show what --fix would change")
    add("--watch", action="store_true", help="check again whenever a file changes")
    add("--jobs", metavar="N", type=number_from(1, 512), default=0,
        help="processes; if left out as many as pay")  # fmt: skip
    add("--stdin-filename", metavar="FILE", help="what the file that comes through - is called")
    add("--exclude", metavar="PATTERN,...", action="append", default=[],
        help="leave out what these match in folders, such as drafts/*")  # fmt: skip
    add("--force-exclude", action="store_true", help="leave it out even if it is named itself")
    add_flag(parser)
    shown = parser.add_mutually_exclusive_group()
    shown.add_argument("--show-files", action="store_true", help="only say which files are checked")
    shown.add_argument("--show-settings", action="store_true", help="only say which settings hold")


def run(arguments: argparse.Namespace) -> int:
    from milepost.checking.validation import run_validation

    return run_validation(arguments)
