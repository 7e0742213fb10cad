"""Milepost: draw, check, play and print maps for railway board games. The public API.

import milepost
scenario = milepost.load("valley.milepost.yaml")
milepost.save(scenario, "copy.milepost.yaml")
"""

from typing import TYPE_CHECKING, Any

__version__ = "0.1.0"

if TYPE_CHECKING:
    from model.change import Change, apply, difference
    from model.files import load, save
    from model.merge import merge
    from model.scenario import Scenario
    from model.unreadable import Unreadable

__all__ = [
    "Change",
    "Scenario",
    "Unreadable",
    "__version__",
    "apply",
    "difference",
    "load",
    "merge",
    "save",
]

_HOMES = {
    "Change": "model.change",
    "apply": "model.change",
    "difference": "model.change",
    "load": "model.files",
    "save": "model.files",
    "merge": "model.merge",
    "Scenario": "model.scenario",
    "Unreadable": "model.unreadable",
}


def __getattr__(name: str) -> Any:
    """Imports what is asked for when it is asked for, so that `import milepost` costs nothing."""
    if name not in _HOMES:
        raise AttributeError(f"module 'milepost' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(_HOMES[name]), name)
