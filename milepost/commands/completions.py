"""Print a script that lets your shell complete commands, options and codes of checks."""

import argparse

EXAMPLE = "milepost completions bash"
SHELLS = ("bash", "fish", "zsh")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("shell", metavar="SHELL", choices=SHELLS, help=", ".join(SHELLS))


def run(arguments: argparse.Namespace) -> int:
    from milepost.completions.levels import levels
    from milepost.completions.shell_scripts import SCRIPTS

    print(SCRIPTS[arguments.shell](levels(arguments.program())), end="")
    return 0
