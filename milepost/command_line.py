"""The commands, found by scanning their folder, and the parser made of them."""

import argparse
from collections.abc import Sequence
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from milepost import commands
from milepost.arguments.parser import Parser
from milepost.arguments.subcommands import add_parser, summary
from model.version import __version__


def command_names() -> list[str]:
    return sorted(module.name for module in iter_modules(commands.__path__))


def command(name: str) -> ModuleType:
    """The module of one command."""
    return import_module(f"{commands.__name__}.{name}")


def parser(argv: Sequence[str]) -> argparse.ArgumentParser:
    """The parser of one line: its command alone is made, and a list of the others.

    Where no command begins the line nothing but the list can be wanted of them.
    """
    top, below = _top()
    names = command_names()
    if argv and argv[0] in names:
        _add(below, argv[0])
    else:
        for name in names:
            below.add_parser(name, help=summary(command(name)))
    return top


def whole_parser() -> argparse.ArgumentParser:
    """The parser of every command, for those who list them: the handbook and shells."""
    top, below = _top()
    for name in command_names():
        _add(below, name)
    return top


def _top() -> tuple[Parser, Any]:
    top = Parser(
        prog="milepost",
        description="A studio for railway board games: draw a map, check it, play it, print it.",
        epilog="milepost COMMAND --help explains a command and gives an example.",
    )
    top.add_argument("--version", action="version", version=f"milepost {__version__}")
    top.set_defaults(program=whole_parser)
    return top, top.add_subparsers(metavar="COMMAND", required=True)


def _add(below: Any, name: str) -> None:
    module = command(name)
    add_parser(below, name, module).set_defaults(run=module.run)
