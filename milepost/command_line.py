"""The commands, found by scanning their folder, and the parser made of them."""

import argparse
from collections.abc import Sequence
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any

from milepost import __version__, commands


def command_names() -> list[str]:
    return sorted(module.name for module in iter_modules(commands.__path__))


def command(name: str) -> ModuleType:
    """The module of one command."""
    return import_module(f"{commands.__name__}.{name}")


def summary(module: ModuleType) -> str:
    return (module.__doc__ or "").strip().splitlines()[0]


def parser(argv: Sequence[str]) -> argparse.ArgumentParser:
    """The parser; where the command is already known only that one is imported."""
    top = argparse.ArgumentParser(
        prog="milepost",
        description="A studio for railway board games: draw a map, check it, play it, print it.",
        epilog="milepost COMMAND --help explains a command and gives an example.",
    )
    top.add_argument("--version", action="version", version=f"milepost {__version__}")
    below = top.add_subparsers(metavar="COMMAND", required=True)
    names = command_names()
    wanted = [argv[0]] if argv and argv[0] in names else names
    for name in wanted:
        module = command(name)
        add_parser(below, name, module).set_defaults(run=module.run)
    return top


def add_parser(below: Any, name: str, module: ModuleType) -> argparse.ArgumentParser:
    """The parser of one command, among those of the program or of a command that is several."""
    one: argparse.ArgumentParser = below.add_parser(
        name,
        help=summary(module),
        description=summary(module),
        epilog=f"example: {module.EXAMPLE}",
    )
    module.add_arguments(one)
    return one


def add_parsers_in(below: Any, package: ModuleType) -> None:
    """The parsers of a command that is several, one a module; `NAME` says what is no module's."""
    for found in sorted(module.name for module in iter_modules(package.__path__)):
        module = import_module(f"{package.__name__}.{found}")
        name = getattr(module, "NAME", found)
        add_parser(below, name, module).set_defaults(run_below=module.run)
