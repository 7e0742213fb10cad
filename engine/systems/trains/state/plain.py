"""A game as a position and back: what a scenario says, what is saved, and what is resumed."""

from collections.abc import Mapping, Sequence
from typing import Any

from engine.protocol import NotPlayable
from engine.saved_game import saved_from_plain, saved_to_plain
from engine.systems.trains.state import setup
from engine.systems.trains.state.play import Play
from engine.systems.trains.state.state import Played, Resolving, Seat, State
from engine.systems.trains.state.table import Table
from model.collection import Things
from model.forms.hints import form_of
from model.systems.trains.things import position as told_as
from model.systems.trains.things.position import Position, SeatSoFar

FORM = form_of(Position)


# -- reading


def play_from(table: Table, names: Sequence[str], seed: int, position: Position) -> Play:
    """A game that stands as a position says; what it does not say is as at the start."""
    players = len(names)
    if len(position.seats) > players:
        raise NotPlayable(f"the position is for {len(position.seats)} players")
    told = [*position.seats, *[SeatSoFar()] * (players - len(position.seats))]
    state = State(seed, [_seat(table, one) for one in told])
    play = Play(table, state, tuple(names))
    _stands(play, position)
    pool = setup.Pool(play)
    explicit, state.shuffles = position.shuffles, ()
    for number, one in enumerate(told):
        setup.fill_seat(play, number, one)
    for seat in state.seats:
        pool.take_all(_cards_of(seat))
    now = state.resolving
    pool.take_all(now.aside if now is not None else ())
    setup.fill_supply(play, pool, position)
    setup.fill_box(play, pool, position)
    state.shuffles = explicit
    return play


def _cards_of(seat: Seat) -> list[str]:
    played = [one.card for one in seat.play]
    return [*seat.hand, *seat.deck, *seat.discard, *seat.gained, *played]


def _seat(table: Table, told: SeatSoFar) -> Seat:
    deck = list(told.deck or ())[::-1]
    seat = Seat(list(told.hand or ()), deck, list(told.discard), gained=list(told.gained))
    seat.play = [_played(table, one) for one in told.play]
    seat.markers, seat.points, seat.seen = set(told.markers), told.points, told.seen
    for card in _cards_of(seat):
        if card not in table.cards:
            raise NotPlayable(f"there is no card {card}")
    return seat


def _played(table: Table, told: told_as.PlayedCard) -> Played:
    for address in told.lasts:
        if not hasattr(table.effects.get(address), "while_in_play"):
            raise NotPlayable(f"nothing lasts at {address}")
    for address in told.waits:
        if not hasattr(table.effects.get(address), "coin_if_in_play"):
            raise NotPlayable(f"nothing waits at {address}")
    if told.copies and told.copies not in table.texts:
        raise NotPlayable(f"there is no card {told.copies}")
    return Played(told.card, told.copies, told.lasts, told.waits)


def _stands(play: Play, position: Position) -> None:
    """Everything but the cards."""
    state, land = play.state, play.table.land
    state.counters = dict(position.counters or {})
    state.turn, state.coin, state.acted = position.turn, position.coin, position.acted
    state.first = _first(play, position)
    state.actor = state.first if position.actor is None else _a_seat(play, position.actor)
    for seat in state.seats:
        for cell in seat.markers:
            if cell not in land.ground:
                raise NotPlayable(f"there is no hex {cell} for a marker")
            state.markers[cell] = state.markers.get(cell, 0) + 1
    for city, number in position.stations.items():
        if city not in land.cities:
            raise NotPlayable(f"there is no city {city} for stations")
        state.stations[city] = number
    if position.resolving is not None:
        state.resolving = _resolving(play, position.resolving)


def _first(play: Play, position: Position) -> int:
    if position.first is not None:
        return _a_seat(play, position.first)
    is_random = play.table.rules.start.first_player == "random"
    return play.number("first", play.state.players) if is_random else 0


def _a_seat(play: Play, told: int) -> int:
    if not 1 <= told <= play.state.players:
        raise NotPlayable(f"there is no seat {told}")
    return told - 1


def _resolving(play: Play, told: told_as.Resolving) -> Resolving:
    if not 0 <= told.place <= len(play.seat.play):
        raise NotPlayable(f"there is no card {told.place} in the play area")
    at = [_address(play.table, one) for one in told.at]
    if not at:
        raise NotPlayable("the position does not say which part is being applied")
    place = told.place - 1 if told.place else None
    for card in told.aside:
        if card not in play.table.cards:
            raise NotPlayable(f"there is no card {card}")
    return Resolving(
        told.asks, place, at, told.left, told.count, told.trashed, list(told.aside), told.open
    )  # fmt: skip


def _address(table: Table, told: str) -> tuple[str, int]:
    """`tunnel.1` is the second part of Tunnel; one behind the last is the end of the text."""
    text, _, number = told.rpartition(".")
    is_number = number.isascii() and number.isdecimal() and len(number) < 4
    if text not in table.texts or not is_number or int(number) > len(table.texts[text]):
        raise NotPlayable(f"there is no part {told}")
    return text, int(number)


# -- writing


def position_of(play: Play) -> Position:
    """The game as a position; whoever reads it has the same game again."""
    state = play.state
    return Position(
        seats=tuple(_seat_so_far(seat) for seat in state.seats),
        turn=state.turn,
        first=state.first + 1,
        actor=state.actor + 1,
        coin=state.coin,
        acted=state.acted,
        supply=Things(state.supply),
        box=Things({card: number for card, number in state.box.items() if number}),
        stations=Things({city: number for city, number in state.stations.items() if number}),
        resolving=_resolving_so_far(state.resolving),
        shuffles=state.shuffles,
        counters=Things(state.counters),
    )


def _seat_so_far(seat: Seat) -> SeatSoFar:
    return SeatSoFar(
        hand=tuple(seat.hand),
        deck=tuple(seat.deck[::-1]),
        discard=tuple(seat.discard),
        play=tuple(
            told_as.PlayedCard(card=o.card, copies=o.copies, lasts=o.lasts, waits=o.waits)
            for o in seat.play
        ),
        gained=tuple(seat.gained),
        markers=tuple(seat.markers),
        points=seat.points,
        seen=seat.seen,
    )


def _resolving_so_far(now: Resolving | None) -> told_as.Resolving | None:
    if now is None:
        return None
    return told_as.Resolving(
        asks=now.asks,  # type: ignore[arg-type]
        place=0 if now.place is None else now.place + 1,
        at=tuple(f"{text}.{number}" for text, number in now.at),
        left=now.left,
        count=now.count,
        trashed=now.trashed,
        aside=tuple(now.aside),
        open=now.is_open,
    )


def to_plain(play: Play) -> dict[str, Any]:
    """The whole game as plain data."""
    return saved_to_plain(play, FORM, position_of(play))


def from_plain(table: Table, plain: Mapping[str, Any]) -> Play:
    """The game that plain data holds; NotPlayable where it is none."""
    saved = saved_from_plain(plain, FORM, "trains")
    play = play_from(table, saved.names, saved.seed, saved.position)
    play.state.result = saved.result
    return play
