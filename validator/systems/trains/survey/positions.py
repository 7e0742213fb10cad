"""A position as the engine sets it up: what it refuses, and which of its invariants are broken."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, NamedTuple

from engine.protocol import NotPlayable
from engine.systems.trains.invariants import all_broken
from engine.systems.trains.parts.pending import why_not_so
from engine.systems.trains.state.plain import play_from
from engine.systems.trains.state.table import Table
from model.collection import Things
from model.systems.trains.rules.card_counts import MOST_PLAYERS
from model.systems.trains.things.position import Position, SeatSoFar
from model.wording.speech import tr
from validator.systems.trains.survey.survey import TrainsSurvey

MARKERS, STATIONS, CARDS = "seats", "stations", "cards"
MOST_SOUGHT: Final = 20
"""In so many seats and cities it is looked for where a trouble comes from."""
_Way = tuple[str | int, ...]
_ABOUT: Final = {
    "TRN-INV-06": MARKERS,
    "TRN-INV-07": MARKERS,
    "TRN-INV-08": STATIONS,
}


class Trouble(NamedTuple):
    """Something that cannot be in a position: what it is about, and why."""

    about: str
    why: str
    way: _Way = ()
    """Where in the position it stands."""


def position_troubles(survey: TrainsSurvey) -> tuple[Trouble, ...]:
    """What cannot be in the position of a scenario: on the board first, then of its cards."""
    position = survey.part.position
    if position is None or survey.why_lacking("land"):
        return ()
    try:
        table = Table(survey.played)
    except NotPlayable:
        return ()  # what the board or the cards lack is told by other checks
    seats = tuple(SeatSoFar(markers=one.markers) for one in position.seats)
    named = (position.first or 1, position.actor or 1)
    players = min(max(len(seats), survey.scenario.players.min, *named), MOST_PLAYERS)
    on_board = (
        (MARKERS, Position(seats=seats)),
        (STATIONS, Position(stations=position.stations)),
    )
    found = [one for about, part in on_board for one in _placed(table, part, players, about)]
    of_board = tuple(one for one in found if one.about != CARDS)
    return of_board or tuple(_placed(table, position, players, CARDS))


def _placed(table: Table, position: Position, players: int, about: str) -> list[Trouble]:
    """The troubles, each with the first seat or city with which it comes."""
    found = _troubles(table, position, players, about)
    ways: dict[Trouble, _Way] = {}
    for way, part in _growing(position) if found else ():
        for one in _troubles(table, part, players, about):
            ways.setdefault(one, way)
    return [one._replace(way=ways.get(one, ())) for one in found]


def _growing(position: Position) -> Iterator[tuple[_Way, Position]]:
    """A position without seats and stations, then with one more of them after the other."""
    part = replace(position, seats=(), stations=Things[int]())
    yield (), part
    for number, seat in enumerate(position.seats[:MOST_SOUGHT]):
        part = replace(part, seats=(*part.seats, seat))
        yield ("seats", number), part
    for city, there in list(position.stations.items())[:MOST_SOUGHT]:
        part = replace(part, stations=part.stations.put(city, there))
        yield ("stations", city), part


def _troubles(table: Table, position: Position, players: int, about: str) -> list[Trouble]:
    names = [tr("seat {number}", number=number) for number in range(1, players + 1)]
    try:
        play = play_from(table, names, 1, position)
    except NotPlayable as trouble:
        return [Trouble(about, str(trouble))]
    broken = [Trouble(_ABOUT.get(one.rule, CARDS), one.sentence) for one in all_broken(play)]
    why = "" if broken else why_not_so(play)
    return [*broken, Trouble(CARDS, why)] if why else broken
