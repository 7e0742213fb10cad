"""Milepost: draw, check, play and print maps for railway board games. The public API.

import milepost
scenario = milepost.load("valley.milepost.yaml")
milepost.save(scenario, "copy.milepost.yaml")
findings = milepost.validate(scenario)
game = milepost.new_game(scenario, players=2, seed=7)
game = milepost.replay("valley-1.log")
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine.logs.replaying import replay
    from engine.logs.session import new_game
    from engine.protocol import Game
    from model.files.scenario_files import load, save
    from model.scenario.change import Change, apply, difference
    from model.scenario.merge import merge
    from model.scenario.scenario import Scenario
    from model.unreadable import Unreadable
    from model.version import __version__
    from validator.finding import Finding
    from validator.running.validating import validate

__all__ = [
    "Change",
    "Finding",
    "Game",
    "Scenario",
    "Unreadable",
    "__version__",
    "apply",
    "difference",
    "load",
    "merge",
    "new_game",
    "replay",
    "save",
    "validate",
]

_HOMES = {
    "Change": "model.scenario.change",
    "apply": "model.scenario.change",
    "difference": "model.scenario.change",
    "load": "model.files.scenario_files",
    "save": "model.files.scenario_files",
    "merge": "model.scenario.merge",
    "Game": "engine.protocol",
    "new_game": "engine.logs.session",
    "replay": "engine.logs.replaying",
    "Scenario": "model.scenario.scenario",
    "Unreadable": "model.unreadable",
    "__version__": "model.version",
    "Finding": "validator.finding",
    "validate": "validator.running.validating",
}


def __getattr__(name: str) -> Any:
    """Imports what is asked for when it is asked for, so that `import milepost` costs nothing."""
    if name not in _HOMES:
        raise AttributeError(f"module 'milepost' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    """What can be asked for, whether or not it has been imported yet."""
    return __all__
