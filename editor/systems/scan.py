"""Parts that are found by scanning: of the editor itself, and of every family of games."""

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules, walk_packages
from types import ModuleType

from editor import systems


def modules_of(part: str) -> Iterator[ModuleType]:
    """The modules of `editor.PART` in the order of their names, then of `editor.systems.*.PART`."""
    yield from _modules(f"editor.{part}")
    for system in iter_modules(systems.__path__):
        if system.ispkg and _has(f"{systems.__name__}.{system.name}", part):
            yield from _modules(f"{systems.__name__}.{system.name}.{part}")


def _has(system: str, part: str) -> bool:
    return any(one.name == part for one in iter_modules(import_module(system).__path__))


def _modules(package: str) -> Iterator[ModuleType]:
    inside = walk_packages(import_module(package).__path__, f"{package}.")
    for name in sorted(one.name for one in inside):
        yield import_module(name)
