"""Whoever proposes cards and whoever judges them go by one formula: no finding is left behind."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from model.collection import Things, freeze, thaw
from model.scenario.change import apply
from model.scenario.scenario import Scenario
from model.systems.crayon.economy.deck import deck_change
from model.systems.crayon.economy.events import events_change
from model.systems.crayon.economy.goods import GoodsWanted, proposed_goods
from model.systems.crayon.economy.market import market_of
from model.systems.crayon.things.part import CrayonPart
from tests.generate.systems.crayon.drafts import china_game_scenario, north_america_game_scenario
from tests.generate.systems.crayon.sound.scenario import sound_scenario
from validator.running.run import findings_of

ABOUT_DECKS = ("BAL", "DCK", "ECO")


def with_deck(scenario: Scenario, cards: int, seed: int) -> Scenario:
    return apply(scenario, deck_change(market_of(scenario), cards, seed, anew=True))


def told(scenario: Scenario) -> list[str]:
    found = findings_of(scenario)
    return [f"{one.code} {one.message}" for one in found if one.code.startswith(ABOUT_DECKS)]


@pytest.mark.rule("VAL-CRY-46", "VAL-CRY-47")
@pytest.mark.parametrize("first", range(0, 12, 6))
def test_nothing_is_found_in_proposed_decks(first: int) -> None:
    made = {seed: with_deck(sound_scenario(seed), 40, seed) for seed in range(first, first + 6)}
    assert {seed: found for seed, one in made.items() if (found := told(one))} == {}


def with_slip(scenario: Scenario, times: int) -> Scenario:
    """The scenario with one payout many times too high."""
    part = scenario.part_as(CrayonPart)
    *rest, last = part.demands["1"]
    card = (*rest, last._replace(pays=last.pays * times))
    return replace(scenario, part=replace(part, demands=part.demands.put("1", card)))


def test_a_payout_is_odd_unless_it_lies_within_the_band() -> None:
    slipped = with_slip(with_deck(sound_scenario(5), 40, 1), 2)
    assert [one[:6] for one in told(slipped)] == ["BAL002"]
    wide = {**thaw(slipped.rules), "payouts": {"band": 100}}
    assert told(replace(slipped, rules=freeze(wide))) == []
    assert [one[:6] for one in told(with_slip(replace(slipped, rules=freeze(wide)), 2))] == [
        "BAL002"
    ]


@pytest.mark.parametrize("game", [china_game_scenario, north_america_game_scenario])
def test_nothing_is_found_in_the_deck_of_a_large_map(game: Callable[[], Scenario]) -> None:
    assert told(with_deck(game(), 136, 1)) == []


@pytest.mark.parametrize("first", range(0, 12, 6))
def test_nothing_is_found_in_goods_cards_and_events_that_were_proposed(first: int) -> None:
    """A map that had only land and cities."""
    made = {}
    for seed in range(first, first + 6):
        bare = without_economy(sound_scenario(seed))
        wanted = GoodsWanted(seed=seed)
        supplied = apply(bare, proposed_goods(bare, wanted).change)
        dealt = with_deck(supplied, 40, seed)
        made[seed] = apply(dealt, events_change(market_of(dealt), 12, seed))
        assert len(made[seed].part_as(CrayonPart).events) == 12
    found = {seed: findings_of(one) for seed, one in made.items()}
    assert {
        seed: [f"{f.code} {f.message}" for f in one] for seed, one in found.items() if one
    } == {}


def without_economy(scenario: Scenario) -> Scenario:
    cities = {name: replace(city, supplies=()) for name, city in scenario.cities.items()}
    part = replace(scenario.part_as(CrayonPart), demands=Things(), events=Things())
    rules = thaw(scenario.rules)
    rules.pop("declared", None)
    land = replace(scenario, goods=Things(), cities=Things(cities), part=part)
    return replace(land, rules=freeze(rules))
