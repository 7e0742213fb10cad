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
    desktop = parser.add_mutually_exclusive_group()
    desktop.add_argument(
        "--install",
        action="store_true",
        help="put the editor into the menu of your desktop, with its icon and the type of its "
        "files, and tell which files were written",
    )
    desktop.add_argument(
        "--uninstall", action="store_true", help="take these files away, and nothing else"
    )


def run(arguments: argparse.Namespace) -> int:
    if arguments.install or arguments.uninstall:
        return _on_the_desktop(is_put=arguments.install)
    return _opened(arguments)


def _on_the_desktop(*, is_put: bool) -> int:
    """Tells of every file that is written, or taken away."""
    from milepost.desktop.putting import put, take_away
    from milepost.terminal.say import clean

    for line in put() if is_put else take_away():
        print(clean(line))
    return 0


def _opened(arguments: argparse.Namespace) -> int:
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
