"""What a card does, each thing told once: in a few words for a button, and in sentences."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from model.scenario.names_in_words import counted, joined
from model.systems.santa_fe.sentences.told import Told
from model.systems.santa_fe.things.cards import Card, Pieces
from model.wording.speech import later, tr, trn


class Clause(NamedTuple):
    """One thing that is so of a card; buttons leave out what has no short words."""

    short: str
    sentences: tuple[str, ...]


def at_once() -> Clause:
    """That it may not be kept."""
    return Clause(tr("at once"), (tr("Play it in the round in which you take it."),))


_MAY_EXCHANGE: Final = later(
    "Before you lay in your second turn you may put away City cards and draw as many from the deck."
)
_BRANCH: Final = later(
    "Once in this round you may start a new route of {railroad} at any city it has reached."
)
_BRANCH_OF_MAJOR: Final = later(
    "Once in this round you may start a new route of its major at any city it has reached."
)


def effects(card: Card, told: Told, railroad: str = "") -> Iterator[Clause]:
    """What a card does in the round in which it is played; `railroad` is whose it is."""
    if card.companions:
        cards = told.cards(card.companions)
        yield Clause("", (tr("Play it together with {cards}.", cards=cards),))
    if card.pieces.first or card.pieces.second:
        yield _pieces(card.pieces)
    if card.bonus != 1:
        yield _bonus(card.bonus)
    if card.exchange:
        yield Clause(tr("exchange"), (tr(_MAY_EXCHANGE),))
    if card.branch:
        whose = told.railroad(railroad)
        may = tr(_BRANCH, railroad=whose) if railroad else tr(_BRANCH_OF_MAJOR)
        yield Clause(tr("a new route"), (may,))
    if card.markers:
        yield _markers(card.markers, told)


def _bonus(bonus: int) -> Clause:
    if bonus == 0:
        return Clause(tr("no bonuses"), (tr("You get no bonus in this round."),))
    short = tr("bonuses × {n}", n=bonus)
    if bonus == 2:
        return Clause(short, (tr("Every bonus of this round is doubled."),))
    return Clause(short, (tr("Every bonus of this round counts {n} times.", n=bonus),))


def _markers(number: int, told: Told) -> Clause:
    """How many markers, and which of them lie on which cities."""
    said = [
        tr("a {value} on a city of value {old}", value=one.value, old=one.on_value)
        for one in told.part.boom_markers.values()
    ]
    markers = counted(number, "Boomtown marker")
    placed = tr("Place up to {markers}.", markers=markers)
    if said:
        placed = tr("Place up to {markers}: {cities}.", markers=markers, cities=joined(said, "or"))
    return Clause(counted(number, "marker"), (placed,))


def _pieces(pieces: Pieces) -> Clause:
    """How many pieces may be laid, and how many must."""
    first, second = pieces.first, pieces.second
    if pieces.mode == "either":
        short = tr("{first} or {second} pieces", first=first, second=second)
        return Clause(short, (_either(first, second),))
    must = tr("You must lay one piece in the round, not in each turn.")
    sentences = (_each(first, second), *((must,) if pieces.due == "round" else ()))
    return Clause(tr("{first} + {second} pieces", first=first, second=second), sentences)


def _either(first: int, second: int) -> str:
    if first == second:
        either = later("Lay up to {track} in one of your two turns, and none in the other.")
        return tr(either, track=track(first))
    either = later("Lay up to {track} in your first turn, or up to {n} in your second.")
    return tr(either, track=track(first), n=second)


def _each(first: int, second: int) -> str:
    if first != second:
        each = later("Lay {track} in your first turn and {other} in your second.")
        return tr(each, track=_up_to(first), other=_up_to(second))
    if first == 1:
        return tr("Lay {track} in each of your two turns.", track=track(first))
    each = later("Lay {track} in each of your two turns, of one railroad or several.")
    return tr(each, track=_up_to(first))


def _up_to(number: int) -> str:
    return tr("up to {track}", track=track(number)) if number else tr("none")


def track(number: int) -> str:
    """So many pieces."""
    return trn("{n} piece of track", "{n} pieces of track", number)
