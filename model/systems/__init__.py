"""Systems by name, found by scanning folders: a new family of games registers nothing."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType

from model.systems.search_path import with_more
from model.systems.system import SystemModel

__path__ = with_more(__path__, "model", "systems")


@cache
def _models() -> dict[str, SystemModel]:
    found = (one.name for one in iter_modules(__path__) if one.ispkg)
    models: list[SystemModel] = [import_module(f"{__name__}.{name}").SYSTEM for name in found]
    in_order = sorted(models, key=lambda model: (model.order, model.name))
    return {model.name: model for model in in_order}


def system_names() -> tuple[str, ...]:
    """The systems whose scenarios there are, in the order in which lists show them."""
    return tuple(_models())


def system_model(name: str) -> SystemModel | None:
    """The description of a system, None where there is none of that name."""
    return _models().get(name)


def described(name: str) -> SystemModel:
    """The description of a system; of one that nobody knows, a bare one."""
    return _models().get(name) or _unknown(name)


@cache
def _unknown(name: str) -> SystemModel:
    return SystemModel(name=name, title=name)


@cache
def part_of(room: str, system: str, part: str) -> ModuleType | None:
    """The module that a system brings to a room, such as its `talk`; None where it brings none."""
    if not system.replace("-", "_").isidentifier():
        return None  # a file may say anything
    module = import_module(f"{room}.systems")
    for inner in (system.replace("-", "_"), *part.split(".")):
        name = f"{module.__name__}.{inner}"
        if not hasattr(module, "__path__") or find_spec(name) is None:
            return None
        module = import_module(name)
    return module
