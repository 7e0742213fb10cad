"""What there is to say of a deck: each demand with its haul and the formula, and uses of all."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from editor.edits.fitted_values import fitting
from editor.systems.crayon.sheets.demands import Place
from editor.widgets.forms.choices import title_of
from editor.words import tr, trn
from model.forms.form import DoesNotFit, Route
from model.scenario.change import Change
from model.scenario.collections import things_in
from model.scenario.scenario import Scenario
from model.systems.crayon.economy.proposing import FairPayout

Known = Mapping[tuple[str, str], FairPayout]


class Point(NamedTuple):
    """A demand with what it pays, and what the formula says to it."""

    row: Place
    city: str
    good: str
    pays: int
    fair: FairPayout | None
    """None where its good cannot come there, or nothing is worked out yet."""

    @property
    def strays(self) -> bool:
        """Whether it pays more or less than is fair."""
        return self.fair is not None and not self.fair.low <= self.pays <= self.fair.high


class Use(NamedTuple):
    """How often a city or a good stands on cards, and what is paid for that."""

    id: str
    title: str
    rows: tuple[Place, ...]
    least: int
    mean: int
    most: int


def points_of(scenario: Scenario, known: Known | None) -> tuple[Point, ...]:
    """All demands in the order of their cards."""
    found = known or {}
    return tuple(
        Point(Place(card, line), one.city, one.good, one.pays, found.get((one.city, one.good)))
        for card, demands in things_in(scenario, "demands").items()
        for line, one in enumerate(demands)
    )


def uses_of(scenario: Scenario, points: Sequence[Point], of: str) -> list[Use]:
    """The uses of all cities or goods, those that are asked for least first."""
    by_id: dict[str, list[Point]] = {key: [] for key in things_in(scenario, of)}
    for point in points:
        by_id.setdefault(point.city if of == "cities" else point.good, []).append(point)
    uses = [_use(scenario, of, key, found) for key, found in by_id.items()]
    return sorted(uses, key=lambda use: (len(use.rows), use.title.casefold()))


def _use(scenario: Scenario, of: str, key: str, points: Sequence[Point]) -> Use:
    pays = [point.pays for point in points] or [0]
    rows = tuple(point.row for point in points)
    mean = (sum(pays) + len(pays) // 2) // len(pays)
    return Use(key, title_of(scenario, of, key), rows, min(pays), mean, max(pays))


def summary(points: Sequence[Point]) -> str:
    """A deck in one sentence."""
    cards = len({point.row.card for point in points})
    demands = trn("{n} demand", "{n} demands", len(points))
    told = tr("{demands} on {cards}.").format(
        demands=demands, cards=trn("{n} card", "{n} cards", cards)
    )
    strays = sum(point.strays for point in points)
    if strays:
        told += " " + trn("{n} strays from the formula.", "{n} stray from the formula.", strays)
    return told


def told_of(scenario: Scenario, points: Sequence[Point], card: str) -> str:
    """What the formula says to each demand of a card, a line each."""
    return "\n".join(_told(scenario, point) for point in points if point.row.card == card)


def _told(scenario: Scenario, point: Point) -> str:
    names = {
        "good": title_of(scenario, "goods", point.good),
        "city": title_of(scenario, "cities", point.city),
        "pays": point.pays,
    }
    if point.fair is None:
        return tr("{good} to {city} pays {pays}; the good cannot come there.").format(**names)
    if point.pays == point.fair.amount:
        return tr("{good} to {city} pays {pays}, as the formula has it.").format(**names)
    words = tr("{good} to {city} pays {pays}; the formula says {amount}, {low} to {high} is fair.")
    fair = point.fair
    return words.format(**names, amount=fair.amount, low=fair.low, high=fair.high)


def taken_over(scenario: Scenario, points: Sequence[Point], cards: Sequence[str]) -> Change:
    """The change by which all demands of some cards pay what the formula says."""
    values: dict[Route, list[str]] = {}
    for card in dict.fromkeys(cards):
        lines = [
            f"{one.city} {one.good} {one.fair.amount if one.fair else one.pays}"
            for one in points
            if one.row.card == card
        ]
        values["demands", card] = lines
    if not values:
        raise DoesNotFit(tr("Choose a card first."))
    label = trn("{n} card paid by the formula", "{n} cards paid by the formula", len(values))
    return fitting(scenario, values, label)


def next_stray(points: Sequence[Point], after: Place | None) -> Point | None:
    """The next demand that strays, after a row; from the beginning again after the last."""
    strays = [point for point in points if point.strays]
    places = {point.row: number for number, point in enumerate(points)}
    here = places.get(after, -1) if after is not None else -1
    later = (point for point in strays if places[point.row] > here)
    return next(later, strays[0] if strays else None)


def ticks(most: int, room: int) -> Iterator[int]:
    """Round numbers along an axis, no more than there is room for."""
    step, sizes = 1, (2, 5, 10)
    while most // step > max(room, 1):
        scale = 10 ** (len(str(step)) - 1)
        step = next(size * scale for size in sizes if size * scale > step)
    return iter(range(0, most + 1, step))
