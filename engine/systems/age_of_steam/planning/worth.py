"""What a network of own links is worth: the deliveries it allows until the end of the game."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from engine.systems.age_of_steam.effects.limits import engine_value
from engine.systems.age_of_steam.planning.money import turns_left, worth_of_dollar, worth_of_income
from engine.systems.age_of_steam.shipping.movers import shipping_of
from engine.systems.age_of_steam.state.play import Play
from model.systems.age_of_steam.conditions.cases import now, number
from model.systems.age_of_steam.goods.shipping import Shipping

RAISES: Final = 3
"""A planner thinks of no more raises of the engine than this."""
RIVALS: Final = 0.85
"""What a delivery is still worth for each one that has to be made before: others move, too."""
USUAL_ROUNDS: Final = 2
NEVER: Final = "never"
PATHS: Final = 400
"""After so many steps no longer ways of a cube are looked for."""

Ends = tuple[int, int]
"""A link by the numbers of its stops."""


class Lot(NamedTuple):
    """Cubes of one colour in one place."""

    place: int
    """The number of the stop."""
    homes: int
    """The stops that take them, as bits."""
    number: float
    """How many there are; those of the display count by how likely they come."""
    colour: str


class Outlook(NamedTuple):
    """What a planner knows when he asks what links are worth."""

    lots: Sequence[Lot]
    termini: int
    """The stops that no cube passes, as bits."""
    ladder: Sequence[int]
    """What the engine is worth now, and after each raise."""
    turns: int
    moves: int
    """How many moves are left in all these turns."""
    rounds: int
    income: Sequence[float]
    """What a point of income is worth, by how many turns are left."""
    upkeep: float
    """What a rung of the engine costs until the end."""

    def value(self, links: Iterable[Ends], lots: Sequence[Lot] | None = None) -> float:
        """What links are worth to somebody who owns them, and moves as well as he can."""
        found = self.gains(links, self.lots if lots is None else lots)
        if not found:
            return 0.0
        longest = max(lengths for lengths, _ in found).bit_length() - 1
        best = self._total(found, 0)
        for raises in range(1, len(self.ladder)):
            if self.ladder[raises - 1] >= longest:
                break
            best = max(best, self._total(found, raises))
        return best

    def gains(self, links: Iterable[Ends], lots: Sequence[Lot]) -> list[tuple[int, float]]:
        """For each lot the lengths of its ways over these links, as bits, and its number."""
        around: dict[int, list[int]] = {}
        for one, other in links:
            around.setdefault(one, []).append(other)
            around.setdefault(other, []).append(one)
        reached = 0
        for stop in around:
            reached |= 1 << stop
        most, found = self.ladder[-1], list[tuple[int, float]]()
        known = dict[tuple[int, int], int]()
        for place, homes, count, _ in lots:
            if reached >> place & 1 and homes & reached:
                lengths = known.get((place, homes))
                if lengths is None:
                    lengths = _lengths(around, place, homes, self.termini, most)
                    known[place, homes] = lengths
                if lengths:
                    found.append((lengths, count))
        return found

    def _total(self, gains: Sequence[tuple[int, float]], raises: int) -> float:
        """All deliveries in the order of what they earn, after the engine was raised."""
        allowed = (2 << self.ladder[raises]) - 1
        earned = [((lengths & allowed).bit_length() - 1, count) for lengths, count in gains]
        earned.sort(reverse=True)
        left, done = float(self.moves - raises), float(raises)
        total, factor = -raises * self.upkeep, 1.0
        turns, rounds, income = self.turns, self.rounds, self.income
        for links, count in earned:
            if left <= 0 or links < 1:
                break
            moved = min(left, count)
            turn = int(done / rounds)
            total += moved * links * income[turns - turn if turn < turns else 1] * factor
            factor *= RIVALS if moved == 1 else RIVALS**moved
            left -= moved
            done += moved
        return total


def _lengths(
    around: Mapping[int, list[int]], place: int, homes: int, termini: int, most: int
) -> int:
    """How long the ways of a cube can be, a bit for each number of links."""
    found, steps = 0, 0
    waiting = [(place, 1 << place, 0)]
    stopping = homes | termini
    while waiting:
        at, seen, links = waiting.pop()
        links += 1
        for to in around[at]:
            bit = 1 << to
            if seen & bit:
                continue
            if homes & bit:
                found |= 1 << links
            elif links < most and not stopping & bit:
                waiting.append((to, seen | bit, links))
        steps += 1
        if steps > PATHS:
            break
    return found


# -- looking at a game


def outlook_of(play: Play, seat: int, *, moves: int | None = None) -> Outlook:
    """What there is to carry, and how long, as a player sees it now."""
    rules, player = play.table.rules, play.state.seats[seat]
    turns, rounds = turns_left(play), _rounds(play)
    here = engine_value(play, seat)
    rungs = rules.engine.ladder[player.rung : player.rung + RAISES + 1]
    modifier = number(rules.engine.turn_modifier, play.situation(seat)) if turns == 1 else 0
    per_turn = number(rules.money.expenses.engine, play.situation(seat))
    step = max(1, (rungs[1] - here) if len(rungs) > 1 else 1)
    return Outlook(
        tuple(_lots(play, seat, turns)),
        _termini(play),
        tuple(max(1, value + modifier) for value in rungs),
        turns,
        rounds * turns if moves is None else moves,
        rounds,
        tuple(worth_of_income(play, seat, left) for left in range(turns + 1)),
        per_turn * step * sum(worth_of_dollar(play, seat, left) for left in range(turns)),
    )


def _rounds(play: Play) -> int:
    rounds = now(play.table.rules.delivery.rounds, play.situation())
    return rounds if isinstance(rounds, int) else USUAL_ROUNDS


def _termini(play: Play) -> int:
    never = (city.id for city in play.table.cities.values() if city.pass_ == NEVER)
    return sum(1 << play.table.land.number[stop] for stop in never)


def _lots(play: Play, seat: int, turns: int) -> Iterator[Lot]:
    """Cubes on stops, and those of the display that may come in time."""
    shipping, numbers = shipping_of(play, seat), play.table.land.number
    known = _known_homes(shipping)
    for place, lying in play.state.cubes.items():
        if place in numbers:
            for colour, count in lying.items():
                homes = _homes(play, shipping, known, colour, place)
                yield Lot(numbers[place], homes, float(count), colour)
    for place, colour, chance in _to_come(play, turns):
        homes = _homes(play, shipping, known, colour, place)
        yield Lot(numbers[place], homes, chance, colour)


def _known_homes(shipping: Shipping) -> dict[tuple[str, str], int]:
    """What is known of homes already; it is kept while cubes have no say in it."""
    network = shipping.network
    if not network.as_printed:
        return {}
    key = ("homes", tuple(id(one) for one in shipping.filters))
    found: dict[tuple[str, str], int] = network.kept.setdefault(key, {})
    return found


def _homes(
    play: Play, shipping: Shipping, known: dict[tuple[str, str], int], colour: str, place: str
) -> int:
    """The stops that take a cube from a place, by their numbers on the land."""
    found = known.get((colour, place))
    if found is None:
        network, numbers = shipping.network, play.table.land.number
        takers = network.takers(colour, shipping.cubes)
        bars = shipping.bars(colour, place) if shipping.filters else ()
        found = 0
        for at, stop in enumerate(network.stops):
            bit = 1 << at
            if takers & bit and stop.id != place and not any(bar.holds(bit, 0) for bar in bars):
                found |= 1 << numbers[stop.id]
        known[colour, place] = found
    return found


def _to_come(play: Play, turns: int) -> Iterator[tuple[str, str, float]]:
    """Cubes of the display with the city they may come to, and how likely that is."""
    if turns < 2 or "growth" not in play.table.rules.phases:
        return
    rate = len(play.state.seats) / 6 * (turns - 1)
    new = {name: town for town, name in play.state.track.urbanized.items()}
    for column, squares in play.state.display.items():
        cities = play.table.cities_of.get(column) or ((new[column],) if column in new else ())
        for place, colour in enumerate([one for one in squares if one]):
            chance = min(1.0, max(0.0, rate - place)) * 0.5
            if chance > 0.1:
                for city in cities:
                    yield city, colour, chance
