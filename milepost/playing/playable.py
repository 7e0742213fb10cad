"""Scenarios that a command plays, and seats for its bots."""

from collections.abc import Sequence

from engine.logs.session import MOST_PLAYERS, USUAL_PLAYERS, seats_of_position
from engine.registry import playable_systems
from milepost.files.troubles import troubles_of
from milepost.terminal.say import Refusal, listed
from model.files.scenario_files import open_file
from model.scenario.scenario import Scenario


def open_to_play(path: str) -> Scenario:
    """The scenario of a file; a Refusal where no game can be made of it."""
    file = open_file(path)
    if not file.scenario.system:
        raise Refusal(f"{path}: it names no system, so that no game can be played on it")
    if file.scenario.system not in playable_systems():
        known = listed(playable_systems())
        raise Refusal(f'{path}: "{file.scenario.system}" cannot be played, only {known}')
    troubles = troubles_of(file)
    if troubles:
        raise Refusal(f"this cannot be played as it is: {troubles[0]}")
    return file.scenario


def how_many(scenario: Scenario, players: int | None, wanted: int) -> int:
    """How many play: those that were asked for, or as near to the wanted number as can be."""
    least, most = scenario.players.min, scenario.players.max
    if players is None:
        players = max(least, min(seats_of_position(scenario) or wanted, most))
    if not 1 <= least <= most:
        raise Refusal(f"this is for {least} to {most} players, which nobody can be")
    if players > MOST_PLAYERS:
        raise Refusal(f"{MOST_PLAYERS} can play at most, not {players}")
    if not least <= players <= most:
        able = f"{least} to {most}" if least < most else f"only {most}"
        raise Refusal(f"{able} can play this, not {players}")
    return players


def seats_for(scenario: Scenario, players: int | None, bots: Sequence[str]) -> tuple[str, ...]:
    """A bot for every seat: those that were named, in turn."""
    if players is None and len(bots) > 1:
        players = len(bots)
    players = how_many(scenario, players, USUAL_PLAYERS)
    if len(bots) > players:
        raise Refusal(f"there are {len(bots)} bots for {players} seats")
    return tuple(bots[seat % len(bots)] for seat in range(players))
