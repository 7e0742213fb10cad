"""The draft maps with goods and a deck are games: they open, they are served, they play."""

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from engine.protocol import System
from engine.registry import system
from model.files.scenario_files import load, save
from model.rules.resolving import resolve_rules
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import write_scenario
from model.systems.crayon.ground.ground import ground_of
from model.systems.crayon.network.search import FAR
from model.systems.crayon.things.effects import Effect
from model.systems.crayon.things.part import CrayonPart
from tests.generate.systems.crayon.drafts import (
    GOODS,
    Ways,
    china_game_scenario,
    north_america_game_scenario,
    payout,
)
from tests.schemas.shape_findings import shape_findings

drafts = pytest.mark.parametrize(
    "made", [china_game_scenario, north_america_game_scenario], ids=["china", "north-america"]
)
Made = Callable[[], Scenario]


def crayon() -> System:
    found = system("crayon")
    assert found is not None
    return found


@drafts
def test_a_draft_with_a_deck_is_a_whole_scenario(made: Made, tmp_path: Path) -> None:
    scenario = made()
    assert list(shape_findings(write_scenario(scenario), "crayon")) == []
    assert resolve_rules(scenario).troubles == ()
    save(scenario, tmp_path / "game.milepost.yaml")
    assert load(tmp_path / "game.milepost.yaml") == scenario


@drafts
def test_every_good_is_supplied_and_every_city_supplies(made: Made) -> None:
    cities = made().cities.values()
    supplied = [good for city in cities for good in city.supplies]
    assert all(supplied.count(good) >= 2 for good in GOODS)
    assert all(1 <= len(city.supplies) <= 2 for city in cities)


@drafts
def test_every_demand_can_be_served_and_pays_for_its_way(made: Made) -> None:
    scenario = made()
    ways = Ways(ground_of(scenario))
    demands = [one for card in scenario.part_as(CrayonPart).demands.values() for one in card]
    assert len(demands) == 3 * 136
    for demand in demands:
        miles, price = ways.nearest(demand.city, demand.good)
        assert miles < FAR
        assert price < FAR
        assert demand.pays == payout(miles, price)
    assert {demand.city for demand in demands} == set(scenario.cities)
    assert {demand.good for demand in demands} == set(GOODS)


@pytest.mark.parametrize(
    ("made", "lacks"),
    [
        (china_game_scenario, set()),
        (north_america_game_scenario, {"no-link", "rekind"}),
    ],
    ids=["china", "north-america"],
)
def test_the_events_have_every_effect_that_fits_the_map(made: Made, lacks: set[str]) -> None:
    events = made().part_as(CrayonPart).events.values()
    found = {effect.WORD for event in events for effect in event.effects}
    assert found == _vocabulary() - lacks
    assert 18 <= sum(event.count for event in events) <= 22


def _vocabulary() -> set[str]:
    union = Effect.__origin__  # type: ignore[attr-defined]
    return {kind.WORD for kind in union.__args__}


@drafts
def test_a_draft_plays_hundreds_of_actions_at_random(made: Made) -> None:
    game = crayon().new_game(made(), ("Ann", "Bob", "Cid"), 7)
    rng = Random(7)
    kinds = set()
    for _ in range(400):
        action = rng.choice(list(game.actions()))
        kinds.add(action.WORD)
        game.play(action)
        if game.result is not None:
            break
    assert {"build", "done", "end"} <= kinds
    assert crayon().check(game) == []
