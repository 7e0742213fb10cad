"""Where goods are to be had and where they are wanted: by city, and by good."""

from collections.abc import Iterator

from drawing.aids.strips import Cell, Setter, Strip
from drawing.text.plain_text import plain
from drawing.text.wording import city_name, counted, good_name, joined
from model.scenario.scenario import Scenario
from model.scenario.things import City, Good
from model.systems.crayon.things.part import CrayonPart


def goods_by_city(scenario: Scenario, setter: Setter) -> Iterator[Strip]:
    """Every city with what it supplies."""
    if not scenario.cities:
        return
    yield setter.heading("Goods by city")
    for city in sorted(scenario.cities.values(), key=_by_name):
        goods = joined(good_name(scenario, good) for good in city.supplies) or "nothing"
        yield setter.row([Cell(_city(city), strong=city.kind == "major"), Cell(goods)], [5, 6])


def cities_by_good(scenario: Scenario, setter: Setter) -> Iterator[Strip]:
    """Every good with the cities that supply it, and how many chips there are."""
    if not scenario.goods:
        return
    yield setter.heading("Cities by good")
    for good in sorted(scenario.goods.values(), key=lambda one: good_name(scenario, one.id)):
        cities = (city for city in scenario.cities.values() if good.id in city.supplies)
        names = joined(city_name(scenario, city.id) for city in cities) or "no city"
        yield setter.row([_good(good, scenario), Cell(names)], [5, 6])


def wanted(scenario: Scenario, setter: Setter) -> Iterator[Strip]:
    """How often the cards ask for each good, and what is paid."""
    offers = [offer for card in scenario.part_as(CrayonPart).demands.values() for offer in card]
    if not offers:
        return
    yield setter.heading("What the demand cards ask for")
    head = [Cell("good", strong=True), Cell("asked", strong=True), Cell("pays", strong=True)]
    yield setter.row(head, [6, 3, 4], keeps=True)
    for good in sorted({offer.good for offer in offers}, key=lambda one: good_name(scenario, one)):
        pays = [offer.pays for offer in offers if offer.good == good]
        thing = scenario.goods.get(good) or Good(id=good)
        span = f"{min(pays)} to {max(pays)}" if min(pays) < max(pays) else f"{pays[0]}"
        name = Cell(good_name(scenario, good), good=thing)
        yield setter.row([name, Cell(counted(len(pays), "time")), Cell(span)], [6, 3, 4])


def _by_name(city: City) -> str:
    return (city.name or city.id).casefold()


def _city(city: City) -> str:
    kind = "overseas" if city.overseas else city.kind
    return f"{plain(city.name) or city.id} ({kind})"


def _good(good: Good, scenario: Scenario) -> Cell:
    chips = f" ({counted(good.chips, 'chip')})" if good.chips else ""
    return Cell(f"{good_name(scenario, good.id)}{chips}", good=good)
