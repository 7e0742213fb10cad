"""Systems by name, found by scanning this folder: a new family of games registers nothing."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType

from model.systems.system import SystemModel


@cache
def system_names() -> tuple[str, ...]:
    """The systems whose part of a scenario the model can read."""
    found = (module.name for module in iter_modules(__path__) if module.ispkg)
    return tuple(sorted(name.replace("_", "-") for name in found))


@cache
def system_model(name: str) -> SystemModel | None:
    """The model of a system, None where only the shared core of a scenario can be read."""
    if name not in system_names():
        return None
    module = import_module(f"{__name__}.{name.replace('-', '_')}")
    system: SystemModel = module.SYSTEM
    return system


@cache
def part_of(room: str, system: str, part: str) -> ModuleType | None:
    """The module that a system brings to a room, such as its `talk`; None where it brings none."""
    name = f"{room}.systems"
    for inner in (system.replace("-", "_"), *part.split(".")):
        name = f"{name}.{inner}"
        if find_spec(name) is None:
            return None
    return import_module(name)
