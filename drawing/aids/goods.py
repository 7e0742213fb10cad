"""Where goods are to be had: by city, and by good."""

from collections.abc import Iterator

from drawing.aids.strips import Cell, Setter, Strip
from drawing.city_kinds import HEAVIEST, PLAIN, kind_of
from model.scenario.names_in_words import city_name, counted, good_name, joined
from model.scenario.scenario import Scenario
from model.scenario.things import City, Good
from model.wording.plain_text import plain


def goods_by_city(scenario: Scenario, setter: Setter) -> Iterator[Strip]:
    """Every city with what it supplies."""
    if not scenario.cities:
        return
    yield setter.heading("Goods by city")
    for city in sorted(scenario.cities.values(), key=_by_name):
        goods = joined(good_name(scenario, good) for good in city.supplies) or "nothing"
        is_strong = kind_of(scenario, city).weight == HEAVIEST
        yield setter.row([Cell(_city(scenario, city), strong=is_strong), Cell(goods)], [5, 6])


def cities_by_good(scenario: Scenario, setter: Setter) -> Iterator[Strip]:
    """Every good with the cities that supply it, and how many chips there are."""
    if not scenario.goods:
        return
    yield setter.heading("Cities by good")
    for good in sorted(scenario.goods.values(), key=lambda one: good_name(scenario, one.id)):
        cities = (city for city in scenario.cities.values() if good.id in city.supplies)
        names = joined(city_name(scenario, city.id) for city in cities) or "no city"
        yield setter.row([_good(good, scenario), Cell(names)], [5, 6])


def _by_name(city: City) -> str:
    return (city.name or city.id).casefold()


def _city(scenario: Scenario, city: City) -> str:
    kind = kind_of(scenario, city)
    known = "" if kind == PLAIN else kind.word
    word = "overseas" if city.overseas else known
    return f"{plain(city.name) or city.id}{f' ({word})' if word else ''}"


def _good(good: Good, scenario: Scenario) -> Cell:
    chips = f" ({counted(good.chips, 'chip')})" if good.chips else ""
    return Cell(f"{good_name(scenario, good.id)}{chips}", good=good)
