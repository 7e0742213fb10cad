"""Replace by …: what is used goes, and another is named in its place, in every family of games."""

import pytest

from editor.edits.replacing import others, replaced_things
from editor.edits.uses import uses_of
from model.bundled import bundled_scenarios
from model.scenario.change import apply
from model.scenario.collections import LINES, collection_names, things_in
from model.scenario.references import references_in
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import read_scenario, write_scenario
from tests.drawing.samples import loaded

MAPS = ("tutorial", "china", "southern-china", "western-usa", "kanto")
USED = 3
"""Things of each collection that are replaced."""


def dangling(scenario: Scenario) -> set[tuple[str, str]]:
    found = references_in(scenario)
    rooms = (LINES, *collection_names(scenario.system))
    there = {(room, key) for room in rooms for key in things_in(scenario, room)}
    return {one.thing for one in found if one.things.isdisjoint(there)}


@pytest.mark.parametrize("name", MAPS)
def test_nothing_names_what_was_replaced_in_any_collection(name: str) -> None:
    scenario = loaded(bundled_scenarios()[name])
    before, told = dangling(scenario), 0
    for room in (LINES, *collection_names(scenario.system)):
        used = [key for key in things_in(scenario, room) if uses_of(scenario, room, key)]
        for old in used[:USED]:
            offered = others(scenario, room, [old])
            if not offered:
                continue
            told += 1
            new = offered[-1][0]
            change = replaced_things(scenario, room, [old], new)
            after = apply(scenario, change)
            assert old not in things_in(after, room), (room, old)
            assert not uses_of(after, room, old), (room, old)
            assert dangling(after) <= before, (room, old)
            plain = write_scenario(after)
            assert not set(read_scenario(plain).misfits) - set(scenario.misfits), (room, old)
            assert apply(after, change.inverse()) == scenario
    assert told >= USED


def test_several_are_replaced_at_once_and_lines_that_would_be_loops_go() -> None:
    scenario = loaded(bundled_scenarios()["western-usa"])
    line = next(iter(things_in(scenario, LINES).values()))
    after = apply(scenario, replaced_things(scenario, "cities", [line.a], line.b))
    assert line.id not in things_in(after, LINES)
    assert all(one.a != one.b for one in things_in(after, LINES).values())


def test_a_card_of_the_starting_deck_is_replaced_in_the_rules_of_the_preset() -> None:
    scenario = loaded(bundled_scenarios()["lantern-bay"])
    words = [use.words for use in uses_of(scenario, "cards", "normal-train")]
    assert "rule start › deck" in words
    after = apply(scenario, replaced_things(scenario, "cards", ["normal-train"], "express-train"))
    deck = after.rules["start"]["deck"]
    assert deck["express-train"] == 7
    assert deck["normal-train"] is None
