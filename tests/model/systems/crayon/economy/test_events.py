"""Proposed event cards are about places that are there, of every kind that the map has room for."""

from dataclasses import replace
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from model.bundled import bundled_scenarios
from model.collection import Things
from model.files.scenario_files import load
from model.scenario.change import apply
from model.scenario.scenario import Scenario
from model.systems.crayon.economy.events import events_change, usual_events
from model.systems.crayon.economy.market import market_of
from model.systems.crayon.economy.proposing import CannotPropose
from model.systems.crayon.things import effects as fx
from model.systems.crayon.things.part import CrayonPart, Event
from tests.generate.scenario import make_scenario
from tests.generate.systems.crayon.drafts import china_game_scenario
from tests.generate.systems.crayon.sound.scenario import sound_scenario
from tests.model.systems.crayon.economy.small_maps import market


def without_events(scenario: Scenario) -> Scenario:
    return replace(scenario, part=replace(scenario.part_as(CrayonPart), events=Things()))


@cache
def bare(number: int) -> Scenario:
    return without_events(sound_scenario(number))


def proposed(scenario: Scenario, number: int, seed: int = 1) -> dict[str, Event]:
    after = apply(scenario, events_change(market_of(scenario), number, seed))
    return dict(after.part_as(CrayonPart).events)


def test_a_map_of_printed_size_has_twenty_events_of_nearly_every_kind() -> None:
    china = without_events(china_game_scenario())
    assert usual_events(market_of(china)) == 20
    events = proposed(china, 20)
    assert len(events) == 20
    words = {type(effect) for event in events.values() for effect in event.effects}
    assert words >= {fx.EraseCrossing, fx.LoseTurn, fx.Tax, fx.Bonus, fx.Errand, fx.NoMove}
    assert words >= {fx.HalfRate, fx.HalfOnce, fx.NoBuild, fx.Rekind}


def test_cards_that_are_there_stay_and_count() -> None:
    tutorial = load(bundled_scenarios()["tutorial"])
    before = dict(tutorial.part_as(CrayonPart).events)
    after = proposed(tutorial, 12)
    assert {name: after[name] for name in before} == before
    assert len(after) == 12
    assert proposed(tutorial, 8) == before
    with pytest.raises(CannotPropose, match="8 event cards already"):
        proposed(tutorial, 7)
    with pytest.raises(CannotPropose, match="up to 200"):
        proposed(tutorial, 201)


def test_there_are_fewer_where_the_map_has_no_more_places() -> None:
    """No river, no coast, no mountain, no demand: what is left are trains and money."""
    events = proposed(market().scenario, 100)
    assert {"rail-tax", "state-visit"} <= set(events)
    assert len(events) < 20
    kinds = {type(effect) for event in events.values() for effect in event.effects}
    assert not kinds & {fx.EraseCrossing, fx.Bonus, fx.Rekind, fx.Retreat, fx.NoMove}


@given(st.integers(0, 20), st.integers(0, 1 << 40), st.integers(0, 30))
@settings(max_examples=25)
def test_the_same_seed_proposes_the_same_and_never_too_many(
    map_: int, seed: int, number: int
) -> None:
    events = proposed(bare(map_), number, seed)
    assert len(events) <= number
    assert proposed(bare(map_), number, seed) == events
    assert all(event.effects and not event.text for event in events.values())


@given(st.integers(0, 300), st.integers(3, 14), st.integers(3, 14))
@settings(max_examples=40)
def test_any_map_gives_events(map_: int, cols: int, rows: int) -> None:
    scenario = without_events(make_scenario(map_, cols, rows))
    try:
        market_ = market_of(scenario)
    except CannotPropose:
        return
    apply(scenario, events_change(market_, 15, map_))
