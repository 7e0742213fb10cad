"""The commands, found by scanning their folder, and the parser made of them."""

import argparse
from collections.abc import Sequence
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from milepost import commands
from milepost.arguments.parser import Parser
from milepost.arguments.subcommands import add_parser
from model.version import __version__


def command_names() -> list[str]:
    return sorted(module.name for module in iter_modules(commands.__path__))


def command(name: str) -> ModuleType:
    """The module of one command."""
    return import_module(f"{commands.__name__}.{name}")


def parser(argv: Sequence[str]) -> argparse.ArgumentParser:
    """The parser; where the command is already known only that one is imported."""
    top = Parser(
        prog="milepost",
        description="A studio for railway board games: draw a map, check it, play it, print it.",
        epilog="milepost COMMAND --help explains a command and gives an example.",
    )
    top.add_argument("--version", action="version", version=f"milepost {__version__}")
    top.set_defaults(program=lambda: parser(()))
    below = top.add_subparsers(metavar="COMMAND", required=True)
    names = command_names()
    wanted = [argv[0]] if argv and argv[0] in names else names
    for name in wanted:
        module = command(name)
        add_parser(below, name, module).set_defaults(run=module.run)
    return top
