"""Prices that changed between two versions of a map: the cheapest track between its cities."""

from collections.abc import Iterator, Mapping, Sequence
from heapq import nsmallest
from itertools import chain
from typing import NamedTuple

from model.notation import Cell
from model.scenario.scenario import Scenario
from model.systems.crayon.network.search import FAR
from model.systems.crayon.network.track import PlanArcs, prices_to_all
from validator.survey.survey import survey_of
from validator.systems.crayon.survey.survey import GROUND, CrayonSurvey

NEIGHBOURS = 5
"""Of each city the prices to so many others are compared, the cheapest to reach."""
MOST_WORK = 500_000
"""Places of the board looked at from all cities together; on larger maps fewer cities are asked."""
MOST_CELLS = 200

Pair = tuple[str, str]
Row = Mapping[str, int]
"""What the cheapest track from a city costs to every city that can be joined to it."""


class ChangedPrice(NamedTuple):
    """Two cities and what the cheapest track between them cost; None where none could be laid."""

    here: str
    there: str
    before: int | None
    after: int | None

    @property
    def by(self) -> int | None:
        """How much dearer it is; None where the cities can be joined only before, or only now."""
        if self.before is None or self.after is None:
            return None
        return self.after - self.before

    @property
    def order(self) -> tuple[object, ...]:
        """First what came together or apart, then the largest change; near cities first."""
        size = (0, 0) if self.by is None else (1, -abs(self.by))
        return (*size, max(self.before or 0, self.after or 0), self.here, self.there)


class ChangedPrices(NamedTuple):
    """All changes that were found, the largest first, and how many cities were not asked."""

    changed: tuple[ChangedPrice, ...] = ()
    not_asked: int = 0


def changed_prices(old: Scenario, new: Scenario) -> ChangedPrices:
    """The prices that changed, of neighbouring cities and of what the demand cards ask for."""
    before, after = survey_of(old), survey_of(new)
    if not isinstance(before, CrayonSurvey) or not isinstance(after, CrayonSurvey):
        return ChangedPrices()
    if any(one.why_lacking("ground") for one in (before, after)) or _is_same_ground(before, after):
        return ChangedPrices()
    cities = [name for name in after.on_the_map if name in before.on_the_map]
    asked = _asked(before, after, cities)
    was, now = (_Prices(survey, asked, cities) for survey in (before, after))
    pairs = sorted({*was.pairs(), *now.pairs()})
    found = [ChangedPrice(*pair, was.price(pair), now.price(pair)) for pair in pairs]
    changed = sorted((one for one in found if one.before != one.after), key=lambda one: one.order)
    return ChangedPrices(tuple(changed), len(cities) - len(asked))


class _Prices:
    """What track costs on one version of a map."""

    def __init__(self, survey: CrayonSurvey, asked: Sequence[str], cities: Sequence[str]) -> None:
        self._survey = survey
        arcs = PlanArcs(survey.ground.network)
        ends = {city: survey.ground.numbers_of(city) for city in cities}
        self._rows = {city: _row(arcs, ends[city], ends) for city in asked}

    def price(self, pair: Pair) -> int | None:
        return self._rows[pair[0]].get(pair[1])

    def pairs(self) -> Iterator[Pair]:
        """The cities whose prices a designer looks at first."""
        named = chain(self._neighbours(), self._demanded())
        return (self._laid_from(*pair) for pair in named if pair[0] != pair[1])

    def _laid_from(self, here: str, there: str) -> Pair:
        """A pair always begins at the same end: the price of a line hangs on it."""
        return min((here, there), (there, here)) if there in self._rows else (here, there)

    def _neighbours(self) -> Iterator[Pair]:
        for here, row in self._rows.items():
            near = nsmallest(NEIGHBOURS + 1, row, key=lambda there: (row[there], there))
            yield from ((here, there) for there in near)

    def _demanded(self) -> Iterator[Pair]:
        """Every demand with the supply from which it is cheapest to serve."""
        trade = self._survey.trade
        for good, there in sorted({(demand.good, demand.city) for _, demand in trade.demands}):
            sources = [city for city in trade.supplies.get(good, ()) if city in self._rows]
            tracks = [(self._rows[here][there], here) for here in sources
                      if there in self._rows[here]]  # fmt: skip
            if tracks:
                yield min(tracks)[1], there


def _row(arcs: PlanArcs, here: Sequence[int], ends: Mapping[str, Sequence[int]]) -> Row:
    costs = prices_to_all(arcs, here)
    cheapest = {
        city: min((costs[n] for n in numbers), default=FAR) for city, numbers in ends.items()
    }
    return {city: cost for city, cost in cheapest.items() if 0 <= cost < FAR}


def _is_same_ground(before: CrayonSurvey, after: CrayonSurvey) -> bool:
    """Whether nothing changed on which prices hang; presets may change below the rules."""
    said = [name for name in GROUND if name not in ("rules", "variants")]
    return before.rules == after.rules and all(
        _said(before, key) == _said(after, key) for key in said
    )


def _said(survey: CrayonSurvey, key: str) -> object:
    return getattr(survey.scenario, key, None) or getattr(survey.part, key, None)


def _asked(before: CrayonSurvey, after: CrayonSurvey, cities: Sequence[str]) -> list[str]:
    """As many cities as the size of the map allows, those nearest to a change."""
    network = after.ground.network
    most = max(1, MOST_WORK // max(1, len(network.price)))
    if len(cities) <= most:
        return list(cities)
    changed = _changed_cells(before, after)

    def away(city: str) -> int:
        col, row = after.ground.cells_of(city)[0]
        return min((abs(c - col) + abs(r - row) for c, r in changed), default=0)

    return sorted(sorted(cities, key=away)[:most])


def _changed_cells(before: CrayonSurvey, after: CrayonSurvey) -> list[Cell]:
    """Some cells where something else must be paid now."""
    was, now = before.ground.network, after.ground.network
    if len(was.price) != len(now.price) or was.width != now.width:
        return []
    numbers = [n for n, price in enumerate(now.price) if price != was.price[n]]
    numbers += [n for n, sign in enumerate(now.special) if sign != was.special[n]]
    return [now.cell(number) for number in numbers[:: len(numbers) // MOST_CELLS + 1]]
