"""Goods that the cities of an imported map supply."""

from dataclasses import replace
from typing import Final

from model.collection import Things
from model.scenario.scenario import Scenario
from model.scenario.things import Good

USUAL_CHIPS: Final = 3


def with_goods(scenario: Scenario) -> Scenario:
    """The scenario with every good on its list that one of its cities supplies."""
    supplied = {good for city in scenario.cities.values() for good in city.supplies}
    new = {good: Good(id=good, chips=USUAL_CHIPS) for good in supplied - scenario.goods.keys()}
    return replace(scenario, goods=Things({**scenario.goods, **new})) if new else scenario
