"""Systems by name, found by scanning this folder: a new family of games registers nothing."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

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
