"""The systems that can be played, found by scanning their folder: a new one registers nothing."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType

from engine import systems
from engine.protocol import System


@cache
def playable_systems() -> tuple[str, ...]:
    """The names of the systems that have an engine."""
    found = (module.name for module in iter_modules(systems.__path__) if module.ispkg)
    return tuple(sorted(name.replace("_", "-") for name in found))


@cache
def system(name: str) -> System | None:
    """The engine of a system, None where there is none."""
    if name not in playable_systems():
        return None
    module = import_module(f"{systems.__name__}.{name.replace('-', '_')}.info")
    found: System = module.SYSTEM
    return found


@cache
def own_module(name: str, part: str) -> ModuleType | None:
    """A module that a system may have for one purpose, such as its statistics."""
    if name not in playable_systems():
        return None
    module = f"{systems.__name__}.{name.replace('-', '_')}.{part}"
    return None if find_spec(module) is None else import_module(module)
