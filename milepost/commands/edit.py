"""Open the editor: draw, check, save and play maps in a window."""

import argparse
from pathlib import Path

EXAMPLE = "milepost edit china"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "files", metavar="FILE", nargs="*", help="scenarios, or names of those that come along"
    )


def run(arguments: argparse.Namespace) -> int:
    from drawing.cannot import CannotDraw
    from drawing.missing_qt import THE_EDITOR, what_to_install

    try:
        from editor.program.start import run as start
    except ImportError as trouble:
        raise CannotDraw(what_to_install(str(trouble), THE_EDITOR)) from None
    from model.bundled import file_named

    return start([Path(file_named(name)) for name in arguments.files])
