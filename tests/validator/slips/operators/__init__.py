"""Kinds of slips, found by scanning this folder: every public function is an operator.

A system brings those that it alone knows in a folder `operators` of its own.
"""

from functools import cache
from importlib import import_module
from inspect import getmembers, isfunction
from pkgutil import iter_modules

from model.systems import part_of, system_names
from tests.validator.slips.slip import Operator


@cache
def shared_operators() -> dict[str, Operator]:
    """The operators for files of every system, by name."""
    return _operators_in(__name__)


@cache
def own_operators(system: str) -> dict[str, Operator]:
    """Those of one system alone."""
    own = part_of("tests.validator.slips", system, "operators")
    return {} if own is None else _operators_in(own.__name__)


def operators(system: str) -> dict[str, Operator]:
    """All that can be made in files of a system."""
    return shared_operators() | own_operators(system)


@cache
def all_operators() -> dict[str, tuple[Operator, tuple[str, ...]]]:
    """Every operator with the systems that it is for."""
    systems = system_names()
    own = {n: (made, (one,)) for one in systems for n, made in own_operators(one).items()}
    return {name: (made, systems) for name, made in shared_operators().items()} | own


def _operators_in(package: str) -> dict[str, Operator]:
    found: dict[str, Operator] = {}
    for module in iter_modules(import_module(package).__path__):
        room = import_module(f"{package}.{module.name}")
        for name, made in getmembers(room, isfunction):
            if made.__module__ == room.__name__ and not name.startswith("_"):
                found[name.replace("_", " ")] = made
    return found
