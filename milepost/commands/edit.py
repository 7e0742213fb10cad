"""Open the editor: draw, check, save and play maps in a window."""

import argparse
from pathlib import Path

EXAMPLE = "milepost edit china"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "files", metavar="FILE", nargs="*", help="scenarios, or names of those that come along"
    )
    parser.add_argument(
        "--new-window",
        action="store_true",
        help="open them in a program of their own, even if the editor is open already",
    )


def run(arguments: argparse.Namespace) -> int:
    from drawing.cannot import CannotDraw
    from drawing.missing_qt import THE_EDITOR, what_to_install
    from editor.program.instance.doorway import Doorway
    from model.bundled import file_named

    paths = [Path(file_named(name)) for name in arguments.files]
    door = Doorway(paths, is_own=arguments.new_window)
    if door.is_done:
        print(_told(paths))
        return 0
    try:
        from editor.program.start import run as start
    except ImportError as trouble:
        door.close()
        raise CannotDraw(what_to_install(str(trouble), THE_EDITOR)) from None
    return start(paths, door)


def _told(paths: list[Path]) -> str:
    """What became of a start that handed its files over."""
    from milepost.terminal.say import clean

    more = "--new-window opens another one"
    if not paths:
        return f"Milepost runs already and is in front now; {more}"
    names = ", ".join(clean(path.name) for path in paths)
    return f"opened {names} in the Milepost that runs already; {more}"
