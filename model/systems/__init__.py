"""Systems by name, found by scanning folders: a new family of games registers nothing."""

import sys
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import ModuleInfo, iter_modules
from types import ModuleType

from model.systems.search_path import with_more
from model.systems.system import SystemModel

__path__ = with_more(__path__, "model", "systems")


@cache
def _models() -> dict[str, SystemModel]:
    found = [_described_in(one) for one in iter_modules(__path__) if one.ispkg]
    models = [model for model in found if model is not None]
    in_order = sorted(models, key=lambda model: (model.order, model.name))
    return {model.name: model for model in in_order}


def _described_in(folder: ModuleInfo) -> SystemModel | None:
    """The description in a folder; None, and a sentence to people, where it holds none."""
    try:
        found = import_module(f"{__name__}.{folder.name}").SYSTEM
    except Exception as trouble:  # noqa: BLE001 (what lies there may be half made, or a stranger's)
        why = f"it cannot be imported: {type(trouble).__name__}: {trouble}"
        if isinstance(trouble, AttributeError) and "SYSTEM" in str(trouble):
            why = "its __init__.py has no SYSTEM"
    else:
        if isinstance(found, SystemModel) and found.name.replace("-", "_") == folder.name:
            return found
        why = f'its SYSTEM is called "{getattr(found, "name", "")}", and not as the folder is'
    at = Path(getattr(folder.module_finder, "path", ""), folder.name)
    sys.stderr.write(f"milepost: {at} is left out: {why}\n")
    return None


def system_names() -> tuple[str, ...]:
    """The systems whose scenarios there are, in the order in which lists show them."""
    return tuple(_models())


def described(name: str) -> SystemModel:
    """The description of a system; of one that nobody knows, a bare one."""
    return _models().get(name) or _unknown(name)


@cache
def _unknown(name: str) -> SystemModel:
    return SystemModel(name=name, title=name)


@cache
def part_of(room: str, system: str, part: str) -> ModuleType | None:
    """The module that a system brings to a room, such as its `talk`; None where it brings none."""
    if not system.replace("-", "_").isidentifier() or system.startswith("_"):
        return None  # a file may say anything
    module = import_module(f"{room}.systems")
    for inner in (system.replace("-", "_"), *part.split(".")):
        name = f"{module.__name__}.{inner}"
        if not hasattr(module, "__path__") or find_spec(name) is None:
            return None
        module = import_module(name)
    return module
