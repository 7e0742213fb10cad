"""The trains, and the price chart: what track costs by terrain, city, water, ferry and link."""

from collections.abc import Iterable, Iterator, Mapping

from drawing.aids.strips import Cell, Setter, Strip
from drawing.systems.crayon.cards.train import by_strength, exchanges
from model.boards.terrain import TerrainBoard
from model.notation import Cell as Place
from model.scenario.names_in_words import called, city_name, counted, in_words, joined, word_of
from model.scenario.scenario import Scenario
from model.systems.crayon.rules.crayon_rules import CrayonRules, Train
from model.systems.crayon.things.part import CrayonPart, Link
from model.wording.speech import later, tr

BOUGHT = later("{name}: {port} to {cities}, bought")
BUILT = later("{name}: {port} to {cities}, with the track into its port")
SHORT = 8
"""Rows of a table that is not parted."""


def price_chart(scenario: Scenario, rules: CrayonRules, setter: Setter) -> Iterator[Strip]:
    """All prices, in the unit of the game."""
    yield setter.heading(tr("Price chart"))
    yield from setter.paragraph(tr("All prices are in {unit}.", unit=word_of(rules.money.unit)))
    yield from _table(setter, tr("Track to a milepost"), _terrain(scenario, rules))
    cost = rules.cost
    cities = (
        (tr("Small city"), cost.small),
        (tr("Medium city"), cost.medium),
        (tr("Major city"), cost.major),
    )
    yield from _table(setter, tr("Track into a city"), cities)
    yield from _table(setter, tr("Across water, in addition"), _waters(scenario, rules))
    yield from _ferries(scenario, setter)
    yield from _links(scenario, setter)


def _table(setter: Setter, title: str, prices: Iterable[tuple[str, int]]) -> Iterator[Strip]:
    rows = list(prices)
    if rows:
        yield setter.row(
            [Cell(title, strong=True), Cell(tr("price"), strong=True)], [4, 1], keeps=True
        )
        for number, (name, price) in enumerate(rows):
            together = number < len(rows) - 1 and len(rows) <= SHORT
            yield setter.row([Cell(name), Cell(str(price))], [4, 1], keeps=together)
        yield setter.space(2.0)


def _terrain(scenario: Scenario, rules: CrayonRules) -> Iterator[tuple[str, int]]:
    """The kinds that are on the map, the cheapest first."""
    board, prices = scenario.board, rules.cost.terrain
    kinds = board.kinds() if isinstance(board, TerrainBoard) else prices
    known = {kind: prices[kind] for kind in kinds if kind in prices}
    for kind, price in sorted(known.items(), key=lambda one: (one[1], one[0])):
        yield in_words(kind), price


def _waters(scenario: Scenario, rules: CrayonRules) -> Iterator[tuple[str, int]]:
    there = {water.kind for water in scenario.waters.values()}
    crossing: Mapping[str, int] = rules.cost.crossing
    for kind, price in sorted(crossing.items(), key=lambda one: (one[1], one[0])):
        if kind in there:
            yield in_words(kind), price
    for water in scenario.waters.values():
        if water.surcharge is not None:
            yield called(scenario.waters, water.id), water.surcharge


def _ferries(scenario: Scenario, setter: Setter) -> Iterator[Strip]:
    ferries = scenario.part_as(CrayonPart).ferries
    if ferries:
        yield _three(setter, tr("Ferry"), tr("players"), keeps=True)
    for ferry in ferries.values():
        ends = joined(_city_at(scenario, port) for port in ferry.ports)
        room = tr("all") if ferry.max_players is None else str(ferry.max_players)
        name = tr("{name}: {what}", name=called(ferries, ferry.id), what=ends)
        yield setter.row([Cell(name), Cell(room), Cell(str(ferry.cost))], [6, 2, 2])
    if ferries:
        yield setter.space(2.0)


def _links(scenario: Scenario, setter: Setter) -> Iterator[Strip]:
    links = scenario.part_as(CrayonPart).links
    if links:
        yield _three(setter, tr("Container link"), tr("players"), keeps=True)
    for link in links.values():
        room = tr("all") if link.max_players is None else str(link.max_players)
        yield setter.row([Cell(_link(link, scenario)), Cell(room), Cell(str(link.cost))], [6, 2, 2])
    if links:
        yield setter.space(2.0)


def _three(setter: Setter, first: str, second: str, *, keeps: bool) -> Strip:
    head = [Cell(first, strong=True), Cell(second, strong=True), Cell(tr("price"), strong=True)]
    return setter.row(head, [6, 2, 2], keeps=keeps)


def _link(link: Link, scenario: Scenario) -> str:
    links = scenario.part_as(CrayonPart).links
    far = joined(city_name(scenario, city) for city in link.serves)
    words = BOUGHT if link.mode == "purchase" else BUILT
    port = _city_at(scenario, link.port)
    return tr(words, name=called(links, link.id), port=port, cities=far)


def _city_at(scenario: Scenario, place: Place) -> str:
    """The city at a milepost, or the milepost."""
    for city in scenario.cities.values():
        if place == city.at or place in city.members:
            return city_name(scenario, city.id)
    return tr("milepost {place}", place=place)


def train_list(rules: CrayonRules, setter: Setter) -> Iterator[Strip]:
    """What each train can do, and what it can be exchanged for."""
    yield setter.heading(tr("Trains", "on the map"))
    for key, train in by_strength(rules):
        name = Cell(tr(train.name) or in_words(key), strong=True)
        yield setter.row([name, Cell(_ability(train, rules))], [4, 9])


def _ability(train: Train, rules: CrayonRules) -> str:
    speed, load = counted(train.speed, "milepost"), counted(train.capacity, "load")
    can = tr("{speed}, {load}; half rate {half}", speed=speed, load=load, half=train.half_rate)
    ways = joined(exchanges(train, rules), "or")
    return tr("{ability}; exchange for {trains}", ability=can, trains=ways) if ways else can
