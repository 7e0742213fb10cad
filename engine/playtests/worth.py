"""What things are worth: the same games with and without them, as paired differences."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from engine.playtests.barring import Without, barring_of
from engine.playtests.differences import Difference, of_numbers, of_wins, surely
from engine.playtests.playtest import Order, Record

FEW = 50
"""With fewer pairs of games than that nobody should rely on what comes out."""


class Worth(NamedTuple):
    """What somebody has more who may have a thing, than if barred from it in the same games."""

    thing: str
    title: str
    games: int
    """Pairs of games that both came to their end."""
    changed: int
    """In how many of them anybody's score was another one."""
    wins: Difference
    """In parts of a victory."""
    scores: Difference | None
    is_sure_of_wins: bool = False
    is_sure_of_scores: bool = False

    def plain(self) -> dict[str, Any]:
        return {
            "id": self.thing,
            "name": self.title,
            "games": self.games,
            "changed": self.changed,
            "wins": _plain(self.wins, self.is_sure_of_wins),
            "scores": None if self.scores is None else _plain(self.scores, self.is_sure_of_scores),
        }


def worth_of_things(order: Order, records: Sequence[Record]) -> list[Worth]:
    """For everything that a seat was barred from, what wins most first."""
    if not order.bars:
        return []
    titles = barring_of(order.scenario).things(order.scenario)
    found = [_worth(thing, titles[thing], _pairs(thing, records)) for thing in order.bars]
    return sorted(_judged(found), key=lambda one: (-one.wins.mean, -_points(one), one.title))


def _pairs(thing: str, records: Iterable[Record]) -> Iterator[tuple[Record, Without]]:
    for record in records:
        for one in record.without:
            if one.thing == thing and one.places and record.places:
                yield record, one


def _worth(thing: str, title: str, pairs: Iterable[tuple[Record, Without]]) -> Worth:
    wins, scores, changed = list[float](), list[int](), 0
    for free, without in pairs:
        seat = without.seat
        wins.append(_part(free.places, seat) - _part(without.places, seat))
        scores.append(free.scores[seat] - without.scores[seat])
        changed += free.scores != without.scores
    return Worth(thing, title, len(wins), changed, of_wins(wins), of_numbers(scores))


def _judged(found: Sequence[Worth]) -> Iterator[Worth]:
    """The same, with what is sure of all of them together."""
    wins = surely([one.wins.chance for one in found])
    scores = surely([1.0 if one.scores is None else one.scores.chance for one in found])
    for one, by_wins, by_scores in zip(found, wins, scores, strict=True):
        yield one._replace(is_sure_of_wins=by_wins, is_sure_of_scores=by_scores)


def _points(one: Worth) -> float:
    return 0.0 if one.scores is None else one.scores.mean


def _part(places: Sequence[Sequence[int]], seat: int) -> float:
    return 1 / len(places[0]) if seat in places[0] else 0.0


def _plain(found: Difference, is_sure: bool) -> dict[str, Any]:
    told = {name: round(value, 4) for name, value in found._asdict().items()}
    return {**told, "sure": is_sure}
