"""Kinds of slips, found by scanning this folder: every public function is an operator."""

from functools import cache
from importlib import import_module
from inspect import getmembers, isfunction
from pkgutil import iter_modules

from tests.validator.slips.slip import Operator


@cache
def operators() -> dict[str, Operator]:
    """The operators by name."""
    found: dict[str, Operator] = {}
    for module in iter_modules(__path__):
        room = import_module(f"{__name__}.{module.name}")
        for name, made in getmembers(room, isfunction):
            if made.__module__ == room.__name__ and not name.startswith("_"):
                found[name.replace("_", " ")] = made
    return found
