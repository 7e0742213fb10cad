"""What a network of own links is worth: the deliveries it allows until the end of the game."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from engine.systems.age_of_steam.effects.limits import engine_value
from engine.systems.age_of_steam.planning.lots import Ends, Lot, lots_of
from engine.systems.age_of_steam.planning.money import turns_left, worth_of_dollar, worth_of_income
from engine.systems.age_of_steam.state.play import Play
from model.systems.age_of_steam.conditions.cases import now, number

RAISES: Final = 3
"""A planner thinks of no more raises of the engine than this."""
RIVALS: Final = 0.93
"""What a delivery is still worth for each one that has to be made before: others move, too."""
USUAL_ROUNDS: Final = 2
NEVER: Final = "never"
PATHS: Final = 400
"""After so many steps no longer ways of a cube are looked for."""

ByPlace = Mapping[int, Sequence[Lot]]
"""Lots by the number of their stop."""


def by_place(lots: Iterable[Lot]) -> ByPlace:
    found: dict[int, list[Lot]] = {}
    for lot in lots:
        found.setdefault(lot.place, []).append(lot)
    return found


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
    by_place: ByPlace
    """The lots by where they lie."""

    def value(self, links: Iterable[Ends], lots: Sequence[Lot] | None = None) -> float:
        """What links are worth to somebody who owns them, and moves as well as he can."""
        found = self.gains(links, self.by_place if lots is None else by_place(lots))
        if not found:
            return 0.0
        longest = max(lengths for lengths, _ in found).bit_length() - 1
        best = self._total(found, 0)
        for raises in range(1, len(self.ladder)):
            if self.ladder[raises - 1] >= longest:
                break
            best = max(best, self._total(found, raises))
        return best

    def gains(self, links: Iterable[Ends], lots: ByPlace) -> list[tuple[int, float]]:
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
        for place in around:
            for _, homes, count, _, over in lots.get(place, ()):
                if not homes & reached:
                    continue
                if over is not None:
                    lengths = self._from_a_hex(around, over, homes)
                else:
                    lengths = known.get((place, homes), -1)
                if lengths < 0:
                    lengths = _lengths(around, (place, 1 << place), homes, self.termini, most)
                    known[place, homes] = lengths
                if lengths:
                    found.append((lengths, count))
        return found

    def _from_a_hex(self, around: Mapping[int, list[int]], over: Ends, homes: int) -> int:
        """How long the ways are of a cube that lies beside the track of a link."""
        one, other = over
        if other not in around.get(one, ()):
            return 0
        found, most = 0, self.ladder[-1]
        for at, away in ((one, other), (other, one)):
            if homes >> at & 1:
                found |= 0b10
            elif most > 1 and not self.termini >> at & 1:
                found |= (
                    _lengths(around, (at, 1 << at | 1 << away), homes, self.termini, most - 1) << 1
                )
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
    around: Mapping[int, list[int]],
    start: tuple[int, int],
    homes: int,
    termini: int,
    most: int,
) -> int:
    """How long the ways of a cube can be from a stop, a bit for each number of links.

    The start is the stop, and the stops that the cube may not come to any more, as bits.
    """
    found, steps = 0, 0
    waiting = [(*start, 0)]
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
    lots = tuple(lots_of(play, seat, turns))
    return Outlook(
        lots,
        _termini(play),
        tuple(max(1, value + modifier) for value in rungs),
        turns,
        rounds * turns if moves is None else moves,
        rounds,
        tuple(worth_of_income(play, seat, left) for left in range(turns + 1)),
        per_turn * step * sum(worth_of_dollar(play, seat, left) for left in range(turns)),
        by_place(lots),
    )


def _rounds(play: Play) -> int:
    rounds = now(play.table.rules.delivery.rounds, play.situation())
    return rounds if isinstance(rounds, int) else USUAL_ROUNDS


def _termini(play: Play) -> int:
    never = (city.id for city in play.table.cities.values() if city.pass_ == NEVER)
    return sum(1 << play.table.land.number[stop] for stop in never)
