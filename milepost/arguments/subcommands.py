"""Commands that are several: their parsers, one a module of a package."""

import argparse
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any


def summary(module: ModuleType) -> str:
    return (module.__doc__ or "").strip().splitlines()[0]


def add_parser(below: Any, name: str, module: ModuleType) -> argparse.ArgumentParser:
    """The parser of one command, among those of the program or of a command that is several."""
    one: argparse.ArgumentParser = below.add_parser(
        name,
        help=summary(module),
        description=summary(module),
        epilog=f"example: {module.EXAMPLE}",
    )
    module.add_arguments(one)
    one.set_defaults(options=[flag for action in one._actions for flag in action.option_strings])  # noqa: SLF001
    return one


def add_parsers_in(below: Any, package: ModuleType) -> None:
    """The parsers of a command that is several, one a module; `NAME` says what is no module's."""
    for found in sorted(module.name for module in iter_modules(package.__path__)):
        module = import_module(f"{package.__name__}.{found}")
        name = getattr(module, "NAME", found)
        add_parser(below, name, module).set_defaults(run_below=module.run)
