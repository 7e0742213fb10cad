"""What a player has: money, cards by number, what was played, and the points so far."""

from collections.abc import Iterator

from engine.showing.beside_board import Ledger
from engine.showing.seat_facts import Card, Figure, SeatFacts
from engine.systems.santa_fe.showing.card_lines import in_hand, played
from engine.systems.santa_fe.state.play import Play
from engine.systems.santa_fe.state.state import DRAW, PLAY
from engine.systems.santa_fe.steps import laying
from engine.systems.santa_fe.steps.ending import score, worth
from model.wording.speech import tr


def facts(play: Play, number: int) -> SeatFacts:
    """The facts of a seat, with marks on what is hidden from the others."""
    notes = (tr("First Player"),) if play.state.first == number else ()
    figures = tuple(_figures(play, number))
    points = Figure(tr("points"), score(play, number))
    return SeatFacts(points, figures, notes, tuple(_cards(play, number)))


def _figures(play: Play, number: int) -> Iterator[Figure]:
    seat = play.seat(number)
    yield Figure(tr("money"), f"${seat.money}")
    yield Figure(tr("hand"), len(seat.hand))
    yield Figure(tr("played"), len(seat.tableau))
    if play.state.step not in (DRAW, PLAY) and seat.play:
        yield Figure(tr("plays"), " and ".join(play.table.card_name(card) for card in seat.play))
    if play.state.step == "lay" and play.state.actor == number:
        left = laying.allowed(play, seat) - laying.laid(play, seat)
        yield Figure(tr("lays"), tr("{left} more", left=left) if laying.laid(play, seat) else left)


def _cards(play: Play, number: int) -> Iterator[Card]:
    seat = play.seat(number)
    yield from (in_hand(play, card) for card in seat.hand)
    if seat.tableau:
        yield played(play, seat.tableau)


def ledger(play: Play, number: int) -> Ledger | None:
    """The points of a player as things stand; what is in hand is no part of it."""
    if play.state.result is not None:
        return None
    seat = play.seat(number)
    cities, each = worth(play, seat.tableau), play.table.rules.scoring.money
    money = f"${seat.money}" if each == 1 else f"${seat.money} × {each}"
    entries = (
        ("money", money),
        (tr("City cards"), f"+{cities}"),
        ("points", str(seat.money * each + cities)),
    )
    return Ledger(tr("If it ended now, for {names}", names=play.names[number]), entries)
