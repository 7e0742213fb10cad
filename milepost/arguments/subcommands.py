"""Commands: the parser of each, from the words in its module."""

import argparse
from collections.abc import Callable
from types import ModuleType
from typing import Any


def summary(module: ModuleType) -> str:
    return first_line(module.__doc__)


def first_line(words: str | None) -> str:
    return (words or "").strip().splitlines()[0]


def add_parser(below: Any, name: str, module: ModuleType) -> argparse.ArgumentParser:
    """The parser of one command, among those of the program."""
    return add_described(below, name, module, module.add_arguments)


def add_described(
    below: Any, name: str, said: Any, add_arguments: Callable[[argparse.ArgumentParser], None]
) -> argparse.ArgumentParser:
    """The parser of what says in its first line what it does, and shows an example."""
    about = first_line(said.__doc__)
    one: argparse.ArgumentParser = below.add_parser(
        name, help=about, description=about, epilog=f"example: {said.EXAMPLE}"
    )
    add_arguments(one)
    one.set_defaults(options=[flag for action in one._actions for flag in action.option_strings])  # noqa: SLF001
    return one
