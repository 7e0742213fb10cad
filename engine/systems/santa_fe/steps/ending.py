"""The end: scores, ranking, the third player where two play (SFR-END-06, SFR-SCORE-01 …)."""

from collections.abc import Iterator

from engine.protocol import OVER, Happening, Result
from engine.systems.santa_fe.state.play import Play

ALL_LAID = "every piece of the majors is laid"
DEAD_ENDS = "all majors with pieces left are dead-ended"
ALL_PASSED = "everybody has passed"
STANDSTILL = "nobody has laid a piece in a whole round"


def worth(play: Play, cards: tuple[str, ...]) -> int:
    """What played City cards count: value times railroads (SFR-SCORE-02)."""
    counts: dict[str, int] = {}
    total = 0
    for card in cards:
        city = play.table.land.cities.get(card) if play.table.is_city(card) else None
        if city is not None:
            if card not in counts:
                counts[card] = railroads_at(play, card)
            total += play.value(city) * counts[card]
    return total


def railroads_at(play: Play, city: str) -> int:
    """How many railroads count at a city (SFR-SCORE-03)."""
    land = play.table.land
    there = set(play.state.track.railroads_at(land, city))
    if play.table.rules.laying.home == "beginning":
        there |= {one for one in play.railroads() if land.railroads[one].home == city}
    return len(there)


def score(play: Play, number: int) -> int:
    seat = play.seat(number)
    return seat.money * play.table.rules.scoring.money + worth(play, seat.tableau)


def has_third(play: Play) -> bool:
    """Whether there is a third player whom nobody plays."""
    return play.is_in_two() and play.table.rules.two_players.third_player


def over(play: Play, reason: str) -> Iterator[Happening]:
    """The game is over, and everybody has a place."""
    state = play.state
    state.actor, state.waiting = None, ()
    places = [tuple(place) for place in _ranked(play)]
    if has_third(play):
        third = worth(play, state.third)
        what = ", ".join(play.table.card_name(card) for card in state.third) or "no cards"
        yield Happening("third", None, f"The third player has {what}: {third} points")
        if len(places[0]) > 1 or score(play, places[0][0]) <= third:
            places.insert(0, ())  # nobody has won (SFR-TWO-07)
    state.result = Result(tuple(places), reason)
    yield Happening(OVER, None, f"The game is over: {reason}")


def _ranked(play: Play) -> list[list[int]]:
    """Seats by points, ties broken as the rules say, then shared (SFR-SCORE-04)."""
    ranks = {number: _rank(play, number) for number in range(play.state.players)}
    levels = sorted(set(ranks.values()), reverse=True)
    return [[number for number, rank in ranks.items() if rank == level] for level in levels]


def _rank(play: Play, number: int) -> tuple[int, ...]:
    rules, seat = play.table.rules.scoring, play.seat(number)
    cities = [play.table.land.cities.get(card) for card in seat.tableau]
    top = sum(city is not None and city.value == rules.top_value for city in cities)
    breakers = {"top-cards": top, "money": seat.money}
    return (score(play, number), *(breakers[one] for one in rules.tie_break))
