"""What a card does, each thing told once: in a few words for a button, and in sentences."""

from collections.abc import Iterator
from typing import NamedTuple

from model.scenario.names_in_words import counted, joined
from model.systems.santa_fe.sentences.told import Told
from model.systems.santa_fe.things.cards import Card, Pieces


class Clause(NamedTuple):
    """One thing that is so of a card; buttons leave out what has no short words."""

    short: str
    sentences: tuple[str, ...]


AT_ONCE = Clause("at once", ("Play it in the round in which you take it.",))
_MAY_EXCHANGE = (
    "Before you lay in your second turn you may put away City cards and draw as many from the deck."
)
EXCHANGE = Clause("exchange", (_MAY_EXCHANGE,))
BONUSES = {
    0: Clause("no bonuses", ("You get no bonus in this round.",)),
    2: Clause("bonuses × 2", ("Every bonus of this round is doubled.",)),
}


def effects(card: Card, told: Told, railroad: str = "") -> Iterator[Clause]:
    """What a card does in the round in which it is played; `railroad` is whose it is."""
    if card.companions:
        yield Clause("", (f"Play it together with {told.cards(card.companions)}.",))
    if card.pieces.first or card.pieces.second:
        yield _pieces(card.pieces)
    if card.bonus != 1:
        yield BONUSES.get(card.bonus) or _times(card.bonus)
    if card.exchange:
        yield EXCHANGE
    if card.branch:
        yield _branch(told.railroad(railroad) if railroad else "its major")
    if card.markers:
        yield _markers(card.markers, told)


def _times(bonus: int) -> Clause:
    return Clause(f"bonuses × {bonus}", (f"Every bonus of this round counts {bonus} times.",))


def _branch(whose: str) -> Clause:
    may = f"Once in this round you may start a new route of {whose} at any city it has reached."
    return Clause("a new route", (may,))


def _markers(number: int, told: Told) -> Clause:
    """How many markers, and which of them lie on which cities."""
    said = [
        f"a {one.value} on a city of value {one.on_value}"
        for one in told.part.boom_markers.values()
    ]
    where = f": {joined(said, 'or')}" if said else ""
    placed = f"Place up to {counted(number, 'Boomtown marker')}{where}."
    return Clause(counted(number, "marker"), (placed,))


def _pieces(pieces: Pieces) -> Clause:
    """How many pieces may be laid, and how many must."""
    first, second = pieces.first, pieces.second
    if pieces.mode == "either":
        return Clause(f"{first} or {second} pieces", (_either(first, second),))
    must = "You must lay one piece in the round, not in each turn."
    sentences = (_each(first, second), *((must,) if pieces.due == "round" else ()))
    return Clause(f"{first} + {second} pieces", sentences)


def _either(first: int, second: int) -> str:
    if first == second:
        return f"Lay up to {track(first)} in one of your two turns, and none in the other."
    return f"Lay up to {track(first)} in your first turn, or up to {second} in your second."


def _each(first: int, second: int) -> str:
    if first != second:
        return f"Lay {_up_to(first)} in your first turn and {_up_to(second)} in your second."
    if first == 1:
        return f"Lay {track(first)} in each of your two turns."
    return f"Lay {_up_to(first)} in each of your two turns, of one railroad or several."


def _up_to(number: int) -> str:
    return f"up to {track(number)}" if number else "none"


def track(number: int) -> str:
    """So many pieces."""
    return counted(number, "piece of track", "pieces of track")
