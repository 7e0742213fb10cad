"""Scenarios that a command plays, and seats for its bots."""

from collections.abc import Sequence

from engine.registry import playable_systems
from milepost.say import Refusal, listed
from milepost.troubles import troubles_of
from model.files import open_file
from model.scenario import Scenario


def open_to_play(path: str) -> Scenario:
    """The scenario of a file; a Refusal where no game can be made of it."""
    file = open_file(path)
    if file.scenario.system not in playable_systems():
        known = listed(playable_systems())
        raise Refusal(f'{path}: "{file.scenario.system}" cannot be played, only {known}')
    troubles = troubles_of(file)
    if troubles:
        raise Refusal(f"this cannot be played as it is: {troubles[0]}")
    return file.scenario


def seats_for(scenario: Scenario, players: int | None, bots: Sequence[str]) -> tuple[str, ...]:
    """A bot for every seat: those that were named, in turn."""
    least, most = scenario.players.min, scenario.players.max
    if players is None:
        players = len(bots) if len(bots) > 1 else max(least, min(4, most))
    if not least <= players <= most:
        raise Refusal(f"{least} to {most} can play this, not {players}")
    if len(bots) > players:
        raise Refusal(f"there are {len(bots)} bots for {players} seats")
    return tuple(bots[seat % len(bots)] for seat in range(players))
