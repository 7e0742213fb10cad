"""The language server: findings, explanations and repairs while you write in a text editor."""

import argparse

EXAMPLE = "milepost lsp"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--stdio",
        action="store_true",
        help="speak over standard input and output, which is the only way; editors like to say so",
    )


def run(arguments: argparse.Namespace) -> int:  # noqa: ARG001 (there is nothing to choose)
    from milepost.terminal.say import Refusal

    try:
        import pygls  # noqa: F401 (only whether it is there)
    except ImportError:
        from model.wording.extras import install_line

        raise Refusal(f"the language server needs pygls: {install_line('lsp')}") from None
    import contextlib
    import os
    import sys

    from milepost.language_server.answers import make_server

    # The server ends by closing what it writes to; and whatever is printed by mistake must not
    # get between its messages.
    with contextlib.redirect_stdout(sys.stderr), os.fdopen(os.dup(1), "wb") as out:
        make_server().start_io(stdout=out)
    return 0
