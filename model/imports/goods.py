"""Goods that the cities of an imported map supply."""

from dataclasses import replace
from typing import Final

from model.collection import Things
from model.scenario.own_classes import good_class
from model.scenario.scenario import Scenario
from model.scenario.things import Good

USUAL_CHIPS: Final = 3


def with_goods(scenario: Scenario) -> Scenario:
    """The scenario with every good on its list that one of its cities supplies."""
    supplied = {good for city in scenario.cities.values() for good in city.supplies}
    unknown = supplied - scenario.goods.keys()
    new = {good: new_good(scenario.system, good) for good in unknown}
    return replace(scenario, goods=Things({**scenario.goods, **new})) if new else scenario


def new_good(system: str, identity: str, name: str = "") -> Good:
    """A good of a system, which may have fields of its own, each with a default."""
    return good_class(system)(id=identity, name=name, chips=USUAL_CHIPS)
