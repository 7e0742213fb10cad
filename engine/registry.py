"""The systems that can be played, found by scanning their folder: a new one registers nothing."""

from functools import cache
from pkgutil import iter_modules

from engine import systems
from engine.protocol import System
from model.systems import part_of


@cache
def playable_systems() -> tuple[str, ...]:
    """The names of the systems that have an engine."""
    found = (module.name for module in iter_modules(systems.__path__) if module.ispkg)
    return tuple(sorted(name.replace("_", "-") for name in found))


@cache
def system(name: str) -> System | None:
    """The engine of a system, None where there is none."""
    module = part_of("engine", name, "info") if name in playable_systems() else None
    found: System | None = None if module is None else module.SYSTEM
    return found


def score_name(name: str) -> str:
    """What the players of a system call the number they are ranked by."""
    found = system(name)
    return "score" if found is None else found.score
