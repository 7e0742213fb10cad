"""Milepost: draw, check, play and print maps for railway board games. The public API.

import milepost
scenario = milepost.load("valley.milepost.yaml")
milepost.save(scenario, "copy.milepost.yaml")
findings = milepost.validate(scenario)
game = milepost.new_game(scenario, players=2, seed=7)
game = milepost.replay("valley-1.log")

docs/python.md shows the rest by examples.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from drawing.cannot import CannotDraw
    from engine.logs.replaying import AnotherGame, Differs, replay
    from engine.logs.session import new_game
    from engine.protocol import Action, Game, Happening, NotPlayable, Refusal, Refused, Result
    from milepost.games_in_hand import cards, check, figures, pieces, playtest, price, resume
    from milepost.pictures_in_hand import render
    from milepost.scenarios_in_hand import dumps, from_plain, load, loads
    from model.files.atomic import SaveFailed
    from model.files.scenario_files import save
    from model.notation import NotationError
    from model.scenario.change import Change, apply, difference
    from model.scenario.merge import merge
    from model.scenario.scenario import Scenario
    from model.unreadable import Unreadable
    from model.version import __version__
    from validator.finding import Finding
    from validator.running.validating import validate

_HOMES = {
    "AnotherGame": "engine.logs.replaying",
    "Differs": "engine.logs.replaying",
    "replay": "engine.logs.replaying",
    "new_game": "engine.logs.session",
    "Action": "engine.protocol",
    "Game": "engine.protocol",
    "Happening": "engine.protocol",
    "NotPlayable": "engine.protocol",
    "Refusal": "engine.protocol",
    "Refused": "engine.protocol",
    "Result": "engine.protocol",
    "cards": "milepost.games_in_hand",
    "check": "milepost.games_in_hand",
    "figures": "milepost.games_in_hand",
    "pieces": "milepost.games_in_hand",
    "playtest": "milepost.games_in_hand",
    "price": "milepost.games_in_hand",
    "resume": "milepost.games_in_hand",
    "render": "milepost.pictures_in_hand",
    "CannotDraw": "drawing.cannot",
    "dumps": "milepost.scenarios_in_hand",
    "from_plain": "milepost.scenarios_in_hand",
    "load": "milepost.scenarios_in_hand",
    "loads": "milepost.scenarios_in_hand",
    "SaveFailed": "model.files.atomic",
    "save": "model.files.scenario_files",
    "NotationError": "model.notation",
    "Change": "model.scenario.change",
    "apply": "model.scenario.change",
    "difference": "model.scenario.change",
    "merge": "model.scenario.merge",
    "Scenario": "model.scenario.scenario",
    "Unreadable": "model.unreadable",
    "__version__": "model.version",
    "Finding": "validator.finding",
    "validate": "validator.running.validating",
}

__all__ = [
    "Action",
    "AnotherGame",
    "CannotDraw",
    "Change",
    "Differs",
    "Finding",
    "Game",
    "Happening",
    "NotPlayable",
    "NotationError",
    "Refusal",
    "Refused",
    "Result",
    "SaveFailed",
    "Scenario",
    "Unreadable",
    "__version__",
    "apply",
    "cards",
    "check",
    "difference",
    "dumps",
    "figures",
    "from_plain",
    "load",
    "loads",
    "merge",
    "new_game",
    "pieces",
    "playtest",
    "price",
    "render",
    "replay",
    "resume",
    "save",
    "validate",
]


def __getattr__(name: str) -> Any:
    """Imports what is asked for when it is asked for, so that `import milepost` costs nothing."""
    if name not in _HOMES:
        raise AttributeError(f"module 'milepost' has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    """What can be asked for, whether or not it has been imported yet."""
    return __all__
