"""What the key of a Trains board says: what a rail costs where, what scores, and what is closed."""

from collections.abc import Callable, Iterable, Iterator, Mapping

from drawing.map.placing.key_rows import Prices, Row
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Batch, Box
from drawing.systems.trains.printed.key_samples import (
    blocked_sample,
    city_sample,
    others_sample,
    points_sample,
    remote_sample,
    station_sample,
)
from drawing.themes.theme import Theme
from model.boards.hexes import HexBoard
from model.rules.resolving import resolve_rules
from model.scenario.scenario import Scenario
from model.systems.trains.rules.trains_rules import TrainsRules
from model.systems.trains.things.city import TrainsCity
from model.wording.speech import later, tr

Sample = Callable[[Theme, Box], Iterable[Batch]]
TITLE = later("A rail costs (coin)")
CITY_SAMPLES: Mapping[str, Sample] = {"city": city_sample, "remote": remote_sample}
MOST = 5
"""Numbers of stations for which points are told."""


def prices(scenario: Scenario) -> Prices | None:
    """What a rail costs on each kind of terrain and in places; None where rules are missing."""
    rules = trains_rules(scenario)
    if rules is None:
        return None
    terrain = {kind: str(cost) for kind, cost in rules.costs.terrain.items()}
    each = rules.costs.remote
    number = {0: "0", 1: "n"}.get(each, f"{each}n")
    return Prices(terrain, {"city": str(rules.costs.city), "remote": number}, TITLE)


def rows(sheet: Sheet) -> Iterator[Row]:
    """What is added to the price of a hex, what scores, and blocked borders."""
    scenario, rules = sheet.scenario, trains_rules(sheet.scenario)
    if not isinstance(scenario.board, HexBoard):
        return
    if rules is not None:
        yield from _added(rules)
        yield from _points(scenario, rules)
    if scenario.blocked:
        yield Row(tr("No rail across"), sample=blocked_sample)


def _added(rules: TrainsRules) -> Iterator[Row]:
    costs = rules.costs
    if costs.station:
        yield Row(tr("Each station there"), price=f"+{costs.station}", sample=station_sample)
    if costs.foreign or costs.foreign_waste:
        name = tr("Each marker of others")
        if costs.foreign_waste:
            name = tr("Each marker of others, and {n} Waste", n=costs.foreign_waste)
        yield Row(name, price=f"+{costs.foreign}", sample=others_sample)


def _points(scenario: Scenario, rules: TrainsRules) -> Iterator[Row]:
    """What a marker scores on a city and on a remote place."""
    cities = [one for one in scenario.cities.values() if isinstance(one, TrainsCity)]
    most = max((one.room for one in cities if not one.is_remote), default=0)
    scored = rules.scoring.stations[: min(most, MOST) + 1]
    if most > 0 and scored:
        told = tr(", ").join(map(str, range(len(scored))))
        points = tr(", ").join(map(str, scored))
        name = tr("Scores with {numbers} stations", numbers=told)
        yield Row(name, price=points, sample=points_sample)
    if any(one.is_remote for one in cities) and rules.scoring.remote:
        each = rules.scoring.remote
        yield Row(
            tr("Scores on a remote place"),
            price="n" if each == 1 else f"{each}n",
            sample=points_sample,
        )


def trains_rules(scenario: Scenario) -> TrainsRules | None:
    """The rules, where the scenario has some that can be read."""
    rules = resolve_rules(scenario).values
    return rules if isinstance(rules, TrainsRules) else None
