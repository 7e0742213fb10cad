"""A position as the engine sets it up: what it refuses, and which of its invariants are broken."""

from dataclasses import replace
from typing import NamedTuple

from engine.protocol import NotPlayable
from engine.systems.santa_fe.invariants import all_broken
from engine.systems.santa_fe.state.plain import play_from
from engine.systems.santa_fe.state.table import Table
from model.systems.santa_fe.things.position import Position
from model.wording.speech import tr
from validator.systems.santa_fe.survey.survey import SantaFeSurvey

TRACK, ROUTES, SHORT_LINES, CARDS = "track", "routes", "short_lines", "cards"
_ABOUT = {
    "SFR-INV-01": TRACK,
    "SFR-INV-06": TRACK,
    "SFR-INV-07": TRACK,
    "SFR-INV-08": TRACK,
    "SFR-INV-09": TRACK,
    "SFR-INV-10": ROUTES,
    "SFR-SETUP-01": SHORT_LINES,
}


class Trouble(NamedTuple):
    """Something that cannot be in a position: what it is about, and why."""

    about: str
    why: str


def position_troubles(survey: SantaFeSurvey) -> tuple[Trouble, ...]:
    """What cannot be in the position of a scenario; first of its track, then of everything."""
    position = survey.part.position
    if position is None or survey.why_lacking("land"):
        return ()
    only_track = Position(
        track=position.track,
        routes=position.routes,
        short_lines=position.short_lines,
        seats=(),
    )
    try:
        table = Table(replace(survey.played))
    except NotPlayable:
        return ()  # what the board lacks is told by other checks
    found = _troubles(table, only_track, _players(survey, position), TRACK)
    of_track = tuple(one for one in found if one.about != CARDS)
    return of_track or tuple(_troubles(table, position, _players(survey, position), CARDS))


def _players(survey: SantaFeSurvey, position: Position) -> int:
    return max(len(position.seats), survey.scenario.players.min, 1)


def _troubles(table: Table, position: Position, players: int, about: str) -> list[Trouble]:
    names = [tr("seat {number}", number=number) for number in range(1, players + 1)]
    try:
        play = play_from(table, names, 1, position)
    except NotPlayable as trouble:
        return [Trouble(about, str(trouble))]
    return [Trouble(_ABOUT.get(one.rule, CARDS), one.sentence) for one in all_broken(play)]
