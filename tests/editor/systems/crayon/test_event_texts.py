"""Trap 7: proposed events kept the name that a river had when they were proposed."""

from dataclasses import replace

import pytest

from editor.edits.fitted_values import fitting
from model.collection import Things
from model.scenario.change import apply
from model.scenario.scenario import Scenario
from model.systems.crayon.economy.events import events_change
from model.systems.crayon.economy.market import market_of
from model.systems.crayon.sentences.effects import text_of
from model.systems.crayon.things.part import CrayonPart
from tests.generate.samples import sample


def proposed(scenario: Scenario) -> Scenario:
    bare = replace(scenario, part=replace(scenario.part_as(CrayonPart), events=Things()))
    return apply(bare, events_change(market_of(bare), 20, seed=1))


def told(scenario: Scenario) -> str:
    """All that players read on event cards."""
    events = scenario.part_as(CrayonPart).events.values()
    return " ".join(f"{event.name}: {text_of(event, scenario)}" for event in events)


@pytest.mark.parametrize(
    ("room", "of"), [("waters", "river"), ("cities", "major"), ("regions", "desert")]
)
def test_proposed_events_take_up_new_names(room: str, of: str) -> None:
    after = proposed(sample("tutorial"))
    things = getattr(after, room).values()
    thing = next(
        one for one in things if one.kind == of and one.name.lower() in told(after).lower()
    )
    renamed = fitting(after, {(room, thing.id, "name"): "Zuckerbach"}, "rename")
    later = told(apply(after, renamed))
    assert "Zuckerbach" in later
    assert thing.name.lower() not in later.lower()


def test_a_text_that_somebody_wrote_stays() -> None:
    after = proposed(sample("tutorial"))
    event = next(iter(after.part_as(CrayonPart).events))
    own = apply(after, fitting(after, {("events", event, "text"): "The dam breaks."}, "write"))
    assert text_of(own.part_as(CrayonPart).events[event], own) == "The dam breaks."


def test_a_region_without_a_name_is_told_by_the_cities_beside_it() -> None:
    china = sample("china")
    coast = next(one for one in china.regions.values() if one.kind == "coast" and one.cells)
    bare = apply(china, fitting(china, {("regions", coast.id, "name"): None}, "take the name away"))
    said = told(proposed(bare))
    assert coast.name not in said
    assert "the coast from " in said
