"""Write scenarios in canonical text, so that equal scenarios are equal files."""

import argparse
import sys
from pathlib import Path

from milepost.arguments.names_from_git import add_flag

EXAMPLE = "milepost fmt --check maps/"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("paths", nargs="+", metavar="PATH", help="files, folders, or - for a pipe")
    parser.add_argument(
        "--check", action="store_true", help="write nothing; 1 if a file would change"
    )
    parser.add_argument("--diff", action="store_true", help="write nothing; show what would change")
    parser.add_argument("--quiet", action="store_true", help="say nothing")
    add_flag(parser)


def run(arguments: argparse.Namespace) -> int:
    if "-" in arguments.paths:
        return _pipe(arguments)
    from milepost.files.scenario_paths import scenario_paths

    paths = scenario_paths(arguments.paths)
    changed, refused = 0, 0
    for path in paths:
        outcome = _try(path, arguments)
        changed += outcome is True
        refused += outcome is None
    only_look = arguments.check or arguments.diff
    if not arguments.quiet:
        _report(len(paths) - refused, changed, only_look=only_look)
    if refused:
        return 2
    return 1 if changed and only_look else 0


def _try(path: Path, arguments: argparse.Namespace) -> bool | None:
    """Formats one file; whether it changed, None where it could not be done."""
    from milepost.terminal.say import clean
    from model.files.atomic import SaveFailed
    from model.unreadable import Unreadable

    try:
        return _format(path, arguments)
    except (SaveFailed, Unreadable) as trouble:
        print(f"milepost: {clean(str(trouble))}", file=sys.stderr)
        return None


def _pipe(arguments: argparse.Namespace) -> int:
    from milepost.files.scenario_paths import PIPE, piped
    from milepost.terminal.say import Refusal
    from model.files.scenario_files import file_bytes, formatted, read_text

    if arguments.paths != [PIPE]:
        raise Refusal("- stands alone: either a pipe or files")
    file = read_text(piped(), "standard input", Path.cwd())
    old, new = file.document.text, formatted(file)
    if arguments.diff:
        _show(Path("standard input"), old, new)
    elif not arguments.check:
        sys.stdout.write(file_bytes(new, file.document).decode())
        return 0
    return int(new != old)


def _format(path: Path, arguments: argparse.Namespace) -> bool:
    """Formats one file; whether its text is, or would be, another."""
    from milepost.files.writing_inside import write_inside
    from milepost.terminal.say import clean
    from model.files.scenario_files import file_bytes, formatted, open_file

    file = open_file(path)
    old, new = file.document.text, formatted(file)
    if new == old:
        return False
    if arguments.diff:
        _show(path, old, new)
    elif arguments.check:
        if not arguments.quiet:
            print(f"would format {clean(str(path))}")
    else:
        write_inside(path, file_bytes(new, file.document))
        if not arguments.quiet:
            print(f"formatted {clean(str(path))}")
    return True


def _show(path: Path, old: str, new: str) -> None:
    from difflib import unified_diff

    from milepost.terminal.say import clean

    name = clean(path.as_posix())
    for line in unified_diff(old.splitlines(), new.splitlines(), name, name, lineterm=""):
        print(clean(line))


def _report(files: int, changed: int, *, only_look: bool) -> None:
    from milepost.terminal.say import count

    said = "would change" if only_look else "changed"
    print(f"{count(files, 'file')}: {changed} {said}, {files - changed} canonical already")
