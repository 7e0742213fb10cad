"""What `milepost info` notes of Age of Steam maps that is no fault."""

from typing import Any

import pytest

from milepost.showing.facts import facts_of, lines_of
from model.scenario.scenario import Scenario
from tests.model.systems.age_of_steam.track.small_lands import land

NEIGHBOURS = [
    {"id": "ash", "name": "Ash", "kind": "city", "at": "0,0"},
    {"id": "oak", "name": "Oak", "kind": "city", "at": "1,0"},
    {"id": "elm", "name": "Elm", "kind": "town", "at": "2,0"},
]


def _map(**said: Any) -> Scenario:
    return land(**{"players": {"min": 3, "max": 4}, **said}).scenario


@pytest.mark.rule("VAL-AOS-30")
def test_an_edge_blocked_between_two_cities_is_told() -> None:
    scenario = _map(cities=NEIGHBOURS, blocked=["0,0 1,0", "1,0 2,0"])
    facts = facts_of(scenario)

    assert facts["blocked_between_cities"] == [{"from": "ash", "to": "oak"}]
    said = "  blocked: the edge between Ash and Oak, where no tile could lie anyway"
    assert said in lines_of(facts, scenario)


@pytest.mark.rule("VAL-AOS-60")
def test_what_the_books_leave_open_is_listed_with_its_values() -> None:
    facts = facts_of(_map())
    found = {one["id"]: one["values"] for one in facts["left_open"]}

    assert found["OPEN-01"] == {"build.connectivity_check": "per-tile"}
    assert "OPEN-SC-10" not in found
    (line,) = [one for one in lines_of(facts, _map()) if "left to our recommendation" in one]
    assert line.endswith("what matters most: OPEN-01")


@pytest.mark.rule("VAL-AOM-25")
def test_a_player_alone_has_no_order() -> None:
    scenario = _map(players={"min": 1, "max": 3})
    said = "  one player: no phase for the order of players"

    assert said in lines_of(facts_of(scenario), scenario)
    assert said not in lines_of(facts_of(_map()), _map())
