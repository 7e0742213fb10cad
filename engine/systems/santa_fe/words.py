"""What a card does, in short sentences for its player."""

from collections.abc import Iterator

from engine.systems.santa_fe.state.play import Play
from engine.systems.santa_fe.steps.ending import railroads_at
from model.systems.santa_fe.things.cards import Card, Pieces


def card_lines(play: Play, card: str) -> list[str]:
    """The lines of a single card."""
    kind = play.table.kind(card)
    return [*_of_city(play, card), *_of_kind(play, kind)]


def _of_city(play: Play, card: str) -> Iterator[str]:
    city = play.table.land.cities.get(card) if play.table.is_city(card) else None
    if city is not None:
        yield f"worth {play.value(city)} for each of {railroads_at(play, card)} railroads"


def _of_kind(play: Play, kind: Card) -> Iterator[str]:
    if kind.pieces.first or kind.pieces.second:
        yield _pieces(kind.pieces)
    if kind.bonus != 1:
        yield f"bonuses times {kind.bonus}" if kind.bonus else "no bonuses"
    if kind.exchange:
        yield "City cards may be exchanged before the second turn"
    if kind.branch:
        yield "starts a new route of its major once"
    if kind.markers:
        yield f"up to {kind.markers} Boomtown markers"
    if kind.companions:
        known = play.table.part.cards
        names = [known[one].name or one for one in kind.companions if one in known]
        yield f"played together with {' or '.join(names)}"
    if kind.must_play:
        yield "must be played in this round"


def _pieces(pieces: Pieces) -> str:
    joined = "or" if pieces.mode == "either" else "and"
    return f"pieces: {pieces.first} in the first {joined} {pieces.second} in the second turn"
