"""A saved game goes on: from plain data and its scenario."""

from collections.abc import Mapping
from typing import Any

from engine.protocol import NotPlayable
from engine.systems.age_of_steam.game.game import AgeOfSteamGame, why_not_playable
from engine.systems.age_of_steam.invariants.one_state import all_broken
from engine.systems.age_of_steam.plain.reading import Reader
from engine.systems.age_of_steam.state.play import Play
from engine.systems.age_of_steam.table.table import table_of
from model.scenario.scenario import Scenario
from model.wording.speech import tr


def game_from_plain(scenario: Scenario, plain: Mapping[str, Any]) -> AgeOfSteamGame:
    """The game that plain data holds, on its scenario; NotPlayable where they do not fit."""
    table = table_of(scenario)
    names, state = Reader(table, plain).game()
    trouble = why_not_playable(table, len(names))
    if trouble:
        raise NotPlayable(trouble)
    play = Play(table, state, names)
    unsound = all_broken(play)
    if unsound:
        raise NotPlayable(tr("the state does not fit: {unsound}", unsound=unsound[0]))
    game = AgeOfSteamGame(play)
    next(game.actions(), None)  # a phase that cannot go on from where it was says so now
    return game
