"""A saved game goes on: from plain data and its scenario."""

from collections.abc import Mapping
from typing import Any

from engine.protocol import NotPlayable
from engine.systems.crayon.game.game import CrayonGame, table_of
from engine.systems.crayon.invariants.sound import why_not_sound
from engine.systems.crayon.plain.reading import Reader
from engine.systems.crayon.state.play import Play
from model.scenario.scenario import Scenario
from model.wording.speech import tr


def game_from_plain(scenario: Scenario, plain: Mapping[str, Any]) -> CrayonGame:
    """The game that plain data holds, on its scenario; NotPlayable where they do not fit."""
    table = table_of(scenario)
    names, state = Reader(table, plain).game()
    play = Play(table, state, names)
    trouble = why_not_sound(play)
    if trouble is not None:
        raise NotPlayable(tr("the state does not fit: {trouble}", trouble=trouble))
    return CrayonGame(play)
