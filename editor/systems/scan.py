"""Parts that are found by scanning: of the editor itself, and of every family of games."""

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules, walk_packages
from types import ModuleType

from editor import systems


def modules_of(part: str) -> Iterator[ModuleType]:
    """The modules of `editor.PART` in the order of their names, then of `editor.systems.*.PART`."""
    yield from shared_modules(part)
    yield from modules_in_systems(part)


def shared_modules(part: str) -> Iterator[ModuleType]:
    """The modules of `editor.PART` alone."""
    yield from _modules(f"editor.{part}")


def modules_in_systems(part: str) -> Iterator[ModuleType]:
    """The modules of a part that systems bring along; it may be one module or a package."""
    for system in iter_modules(systems.__path__):
        if system.ispkg and _has(f"{systems.__name__}.{system.name}", part):
            yield from _modules(f"{systems.__name__}.{system.name}.{part}")


def modules_for(system: str, part: str) -> Iterator[ModuleType]:
    """The modules of `editor.systems.NAME.PART` of one system, in the order of their names."""
    name = f"{systems.__name__}.{folder_of(system)}"
    folders = (one.name for one in iter_modules(systems.__path__) if one.ispkg)
    if folder_of(system) in folders and _has(name, part):
        yield from _modules(f"{name}.{part}")


def folder_of(system: str) -> str:
    """What the folders of a system are called."""
    return system.replace("-", "_")


def system_of(module: str) -> str:
    """The folder of the system that a module belongs to; nothing where it is for all of them."""
    inside = module.removeprefix(f"{systems.__name__}.")
    return "" if inside == module else inside.partition(".")[0]


def _has(system: str, part: str) -> bool:
    return any(one.name == part for one in iter_modules(import_module(system).__path__))


def _modules(name: str) -> Iterator[ModuleType]:
    """The modules of a package, or the one module that is called so."""
    found = import_module(name)
    if not hasattr(found, "__path__"):
        yield found
        return
    for inner in sorted(one.name for one in walk_packages(found.__path__, f"{name}.")):
        yield import_module(inner)
