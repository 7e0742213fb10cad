"""Where goods are to be had: by city, and by good."""

from collections.abc import Iterator

from drawing.aids.strips import Cell, Setter, Strip
from drawing.city_kinds import HEAVIEST, PLAIN, kind_of
from model.scenario.names_in_words import city_name, counted, good_name, joined
from model.scenario.scenario import Scenario
from model.scenario.things import City, Good
from model.wording.plain_text import plain
from model.wording.speech import tr


def goods_by_city(scenario: Scenario, setter: Setter) -> Iterator[Strip]:
    """Every city with what it supplies."""
    if not scenario.cities:
        return
    yield setter.heading(tr("Goods by city"))
    for city in sorted(scenario.cities.values(), key=_by_name):
        goods = joined(good_name(scenario, good) for good in city.supplies) or tr("nothing")
        is_strong = kind_of(scenario, city).weight == HEAVIEST
        yield setter.row([Cell(_city(scenario, city), strong=is_strong), Cell(goods)], [5, 6])


def cities_by_good(scenario: Scenario, setter: Setter) -> Iterator[Strip]:
    """Every good with the cities that supply it, and how many chips there are."""
    if not scenario.goods:
        return
    yield setter.heading(tr("Cities by good"))
    for good in sorted(scenario.goods.values(), key=lambda one: good_name(scenario, one.id)):
        cities = (city for city in scenario.cities.values() if good.id in city.supplies)
        names = joined(city_name(scenario, city.id) for city in cities) or tr("no city")
        yield setter.row([_good(good, scenario), Cell(names)], [5, 6])


def _by_name(city: City) -> str:
    return (city.name or city.id).casefold()


def _city(scenario: Scenario, city: City) -> str:
    kind = kind_of(scenario, city)
    known = "" if kind == PLAIN else tr(kind.word)
    word = tr("overseas") if city.overseas else known
    name = plain(city.name) or city.id
    return tr("{name} ({about})", name=name, about=word) if word else name


def _good(good: Good, scenario: Scenario) -> Cell:
    name = good_name(scenario, good.id)
    if good.chips:
        name = tr("{name} ({about})", name=name, about=counted(good.chips, "chip"))
    return Cell(name, good=good)
