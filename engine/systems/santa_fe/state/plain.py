"""A game as a position and back: what a scenario says, what is saved, and what is resumed."""

from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any

from engine.protocol import NotPlayable
from engine.saved_game import saved_from_plain, saved_to_plain
from engine.systems.santa_fe.state import setup
from engine.systems.santa_fe.state.play import Play
from engine.systems.santa_fe.state.state import DRAW, LAY, MARKERS, PLAY, Seat, State
from engine.systems.santa_fe.state.table import Table
from model.collection import Things
from model.forms.hints import form_of
from model.systems.santa_fe.things.position import Position, RouteSoFar, SeatSoFar
from model.systems.santa_fe.track.track import OnLine, Track

FORM = form_of(Position)


# -- reading


def play_from(table: Table, names: Sequence[str], seed: int, position: Position) -> Play:
    """A game that stands as a position says; what it does not say is as at the start."""
    players = len(names)
    if len(position.seats) > players:
        raise NotPlayable(f"the position is for {len(position.seats)} players")
    told = [*position.seats, *[SeatSoFar()] * (players - len(position.seats))]
    seats = [_seat(one, table) for one in told]
    state = State(seed, seats, _track(table, position))
    play = Play(table, state, tuple(names))
    _stands(play, position)
    pool = setup.Pool(play)
    _place_cards(play, pool, told, position)
    return play


def _seat(told: SeatSoFar, table: Table) -> Seat:
    laid = (*told.laid, 0, 0)[:2]
    money = table.rules.start.money if told.money is None else told.money
    return Seat(
        money=money,
        hand=told.hand or (),
        tableau=told.tableau,
        play=told.play,
        has_chosen=told.has_chosen,
        drawn=told.drawn,
        has_drawn=told.has_drawn,
        laid=(laid[0], laid[1]),
        passed=told.passed,
        branched=told.branched,
        placed=told.placed,
        exchanged=told.exchanged,
        earned=told.earned,
        unseen=told.unseen,
    )


def _stands(play: Play, position: Position) -> None:
    """Everything but the cards."""
    state, players = play.state, play.state.players
    state.counters = dict(position.counters or {})
    state.round, state.turn = position.round, position.turn
    state.step = position.step or (PLAY if position.round == 1 else DRAW)
    state.first = _first(play, position)
    state.actor = _seat_number(position.actor, players)
    state.waiting = tuple(_a_seat(one, players) for one in position.waiting)
    if state.actor is None and state.step in (DRAW, LAY):
        state.actor = state.first
    if state.step == MARKERS and not state.waiting:
        raise NotPlayable("the position does not say who waits to place markers")
    known = play.table.land.railroads
    state.short_lines = tuple(one for one in position.short_lines if one in known)
    state.boomed = dict(position.boomed)
    state.paid_cities = frozenset(position.paid_cities)
    state.paid_squares = frozenset(
        (city, one) for city, majors in position.paid_squares.items() for one in majors
    )
    state.bank = play.table.rules.bonus.bank if position.bank is None else position.bank
    state.ending = position.ending


def _first(play: Play, position: Position) -> int:
    told = _seat_number(position.first, play.state.players)
    if told is not None:
        return told
    is_random = play.table.rules.start.first_player == "random"
    return play.number("first", play.state.players) if is_random else 0


def _seat_number(told: int | None, players: int) -> int | None:
    return None if told is None else _a_seat(told, players)


def _a_seat(told: int, players: int) -> int:
    if not 1 <= told <= players:
        raise NotPlayable(f"there is no seat {told}")
    return told - 1


def _place_cards(play: Play, pool: setup.Pool, told: list[SeatSoFar], position: Position) -> None:
    """Takes every card that is said out of the pool, and finds places for the others."""
    state = play.state
    is_open = state.step in (MARKERS, LAY)
    for seat in state.seats:
        pool.take(seat.hand)
        pool.take(seat.tableau)
        pool.take(in_play(play, seat) if is_open else ())
    for name in ("deck", "display", "removed", "aside", "third"):
        cards = getattr(position, name) or ()
        setattr(state, name, tuple(cards))
        pool.take(cards)
    setup.deal(play, pool, [number for number, one in enumerate(told) if one.hand is None])
    if position.deck is None:
        setup.make_deck(play, pool)
    else:
        state.piles = position.piles or (len(state.deck),)
    if sum(state.piles) != len(state.deck):
        raise NotPlayable("the piles of the position are not its deck")
    if position.display is None:
        setup.fill_display(play, pool)
    table = play.table
    every = [*table.city_cards, *table.short_line_cards, *table.special_cards]
    rest = pool.left(every)
    if position.removed is not None and rest:
        raise NotPlayable(f"the position has no place for the card {rest[0]}")
    state.removed = (*state.removed, *rest)


def in_play(play: Play, seat: Seat) -> tuple[str, ...]:
    """The open cards of this round that are not in a tableau."""
    return tuple(card for card in seat.play if play.table.kind(card).after != "tableau")


def _track(table: Table, position: Position) -> Track:
    track = Track()
    for key, text in position.track.items():
        line, (railroad, *words) = table.land.lines.get(key), text.split()
        if line is None or railroad not in table.land.railroads:
            raise NotPlayable(f"there is no line {key} for pieces of {railroad}")
        counts = {city: int(number) for number, city in zip(words[::3], words[2::3], strict=True)}
        on = OnLine(railroad, counts.pop(line.a, 0), counts.pop(line.b, 0))
        if counts or not 0 < on.total <= line.segments:
            raise NotPlayable(f"{text} does not fit on the line {key}")
        track.put(key, on)
    for railroad, so_far in position.routes.items():
        _put_routes(track, table, railroad, so_far)
    return track


def _put_routes(track: Track, table: Table, railroad: str, so_far: RouteSoFar) -> None:
    if railroad not in table.land.railroads:
        raise NotPlayable(f"there is no railroad {railroad}")
    open_lines = [key for key in track.lines_of(railroad) if not track.is_complete(table.land, key)]
    ends = len(so_far.heads) + sum(
        bool(track.pieces[key].from_a) + bool(track.pieces[key].from_b) for key in open_lines
    )
    track.heads[railroad] = tuple(sorted(so_far.heads))
    track.routes[railroad] = ends if so_far.routes is None else so_far.routes
    track.branches[railroad] = so_far.branches


# -- writing


def position_of(play: Play) -> Position:
    """The game as a position; whoever reads it has the same game again."""
    state = play.state
    squares: dict[str, list[str]] = {}
    for city, major in sorted(state.paid_squares):
        squares.setdefault(city, []).append(major)
    return Position(
        seats=tuple(_seat_so_far(seat) for seat in state.seats),
        round=state.round,
        step=state.step,  # type: ignore[arg-type]
        turn=state.turn,
        first=state.first + 1,
        actor=None if state.actor is None else state.actor + 1,
        track=Things({key: _on_line(play, key, on) for key, on in state.track.pieces.items()}),
        routes=Things({key: _route(state.track, key) for key in state.track.heads}),
        short_lines=state.short_lines,
        boomed=Things(state.boomed),
        deck=state.deck,
        display=state.display,
        removed=state.removed,
        aside=state.aside,
        third=state.third,
        piles=state.piles,
        waiting=tuple(one + 1 for one in state.waiting),
        ending=state.ending,
        paid_cities=tuple(sorted(state.paid_cities)),
        paid_squares=Things({city: tuple(majors) for city, majors in squares.items()}),
        bank=state.bank,
        counters=Things(state.counters),
    )


def _seat_so_far(seat: Seat) -> SeatSoFar:
    return SeatSoFar(**{one.name: getattr(seat, one.name) for one in fields(Seat)})


def _on_line(play: Play, key: str, on: OnLine) -> str:
    line = play.table.land.lines[key]
    runs = [f"{n} from {end}" for n, end in ((on.from_a, line.a), (on.from_b, line.b)) if n]
    return " ".join([on.railroad, *runs])


def _route(track: Track, railroad: str) -> RouteSoFar:
    return RouteSoFar(
        heads=track.heads[railroad],
        routes=track.routes.get(railroad, 0),
        branches=track.branches.get(railroad, 0),
    )


def to_plain(play: Play) -> dict[str, Any]:
    """The whole game as plain data."""
    return saved_to_plain(play, FORM, position_of(play))


def from_plain(table: Table, plain: Mapping[str, Any]) -> Play:
    """The game that plain data holds; NotPlayable where it is none."""
    saved = saved_from_plain(plain, FORM, "santa-fe")
    play = play_from(table, saved.names, saved.seed, saved.position)
    if saved.result is not None:
        play.state.actor = None
        play.state.result = saved.result
    return play
