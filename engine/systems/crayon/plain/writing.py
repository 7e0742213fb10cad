"""A game as plain data: mileposts as cells, seats counted from 1, nothing left out.

Numbers, words, flags, lists and mappings only, so that it can be kept as JSON of any kind.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from engine.systems.crayon.plain.words import FORMAT, SIMPLE, Words
from engine.systems.crayon.state.play import Play
from engine.systems.crayon.state.state import Seat, Task, Train, Turn
from engine.systems.crayon.state.track import Track


def game_to_plain(play: Play) -> dict[str, Any]:
    """Everything that a game needs to go on, scenario aside."""
    words, state = Words(play.table), play.state
    result = state.result
    return {
        "format": FORMAT,
        "system": "crayon",
        "names": list(play.names),
        **_simple(state),
        "first": state.first + 1,
        "turn": _turn(state.turn, words),
        "seats": [_seat(seat, words) for seat in state.seats],
        "track": _track(state.track, words),
        "deck": list(state.deck),
        "discards": list(state.discards),
        "out": list(state.out),
        "open_contracts": list(state.open_contracts),
        "in_play": [[one.event, one.drawer + 1, one.turns] for one in state.in_play],
        "rains": list(state.rains),
        "tray": dict(sorted(state.tray.items())),
        "lying": [
            [one.good, one.city, None if one.seat is None else one.seat + 1, one.turns]
            for one in state.lying
        ],
        "declared": _by_seat(state.declared),
        "agenda": [_task(task, words) for task in state.agenda],
        "counters": dict(sorted(state.counters.items())),
        "result": None
        if result is None
        else {"places": [_up(place) for place in result.places], "reason": result.reason},
    }


def _simple(thing: Any) -> dict[str, Any]:
    """The fields that are written as they are: numbers, words and flags."""
    return {name: getattr(thing, name) for name in SIMPLE[type(thing)]}


def _up(seats: Iterable[int]) -> list[int]:
    return [seat + 1 for seat in seats]


def _by_seat(amounts: Mapping[int, int]) -> dict[str, int]:
    return {str(seat + 1): amount for seat, amount in sorted(amounts.items())}


def _track(track: Track, words: Words) -> dict[str, Any]:
    return {
        "sections": {words.edge(e): seat + 1 for e, seat in sorted(track.sections.items())},
        "owners": {name: _up(who) for name, who in sorted(track.owners.items())},
        "reserved": {
            words.edge(edge): [held.seat + 1, held.turns]
            for edge, held in sorted(track.reserved.items())
        },
        "kept": {city: _up(who) for city, who in sorted(track.kept.items())},
        "protected": [words.edge(edge) for edge in track.protected],
    }


def _turn(turn: Turn, words: Words) -> dict[str, Any]:
    offer = turn.offer
    return {
        **_simple(turn),
        "seat": turn.seat + 1,
        "from_majors": {words.major(at): n for at, n in sorted(turn.from_majors.items())},
        "backtracked": list(turn.backtracked),
        "paid": [[train, owner + 1] for train, owner in turn.paid],
        "talked": _up(turn.talked),
        "offer": None
        if offer is None
        else {
            "other": offer.other + 1,
            "asks": [words.edge(edge) for edge in offer.asks],
            "gives": [words.edge(edge) for edge in offer.gives],
            "pays": offer.pays,
        },
    }


def _seat(seat: Seat, words: Words) -> dict[str, Any]:
    return {
        **_simple(seat),
        "hand": list(seat.hand),
        "errands": list(seat.errands),
        "debts": list(seat.debts),
        "rent_owed": _by_seat(seat.rent_owed),
        "bound": {card: list(which) for card, which in sorted(seat.bound.items())},
        "trains": [_train(train, words) for train in seat.trains],
    }


def _train(train: Train, words: Words) -> dict[str, Any]:
    return {
        **_simple(train),
        "at": words.cell(train.at),
        "came_from": words.cell(train.came_from),
        "trail": [words.cell(cell) for cell in train.trail],
        "loads": list(train.loads),
    }


def _task(task: Task, words: Words) -> list[Any]:
    """A task of the agenda; its second word is a seat unless it is a card."""
    match task:
        case ("event", card, drawer):
            return ["event", card, drawer + 1]
        case ("effect", card, number, drawer):
            return ["effect", card, number + 1, drawer + 1]
        case ("lose", seat, train, count):
            return ["lose", seat + 1, train + 1, count]
        case ("retreat", seat, train, *cells):
            return ["retreat", seat + 1, train + 1, *map(words.cell, cells)]
        case ("protect", seat, restarter, *edges):
            return ["protect", seat + 1, restarter + 1, *map(words.edge, edges)]
        case ("settled", card):
            return ["settled", card]
        case (word, seat):
            return [word, seat + 1]
    return list(task)
