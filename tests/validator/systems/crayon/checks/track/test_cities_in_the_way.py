"""What the checks of cities that bar the way tell, and where they are silent."""

import pytest

from model.files.scenario_files import read_text
from tests.validator.examples import found_in

ISLE = """
format: 1
id: isle
title: Isle
system: crayon
players: {min: 2, max: 3}
rules: {preset: china-rails, city: {reserve_test: COUNT}}
board:
  kind: mileposts
  size: [11, 5]
  legend: {".": clear}
  terrain: |
    .....______
    ....._____.
    ....._.....
    ....._____.
    .....______
cities:
- {id: aston, name: Aston, kind: major, at: "1,2"}
- {id: landing, name: Landing, kind: small, at: "7,2", supplies: []}
ferries:
- {id: boat, name: Boat, ports: "4,2 PORT", cost: 4}
"""
"""Landing lies in the middle of a strip of land that a ferry leads to."""


def told(port: str, count: str = "count") -> list[str]:
    file = read_text(ISLE.replace("PORT", port).replace("COUNT", count))
    return [one.message for one in found_in(file, "NET006")]


@pytest.mark.rule("VAL-CRY-33")
def test_land_behind_a_city_is_no_way_in() -> None:
    (said,) = told("6,2")
    assert said == (
        "1 way into Landing of 2 can only be reached through itself: 1 is left for 2 players"
    )


@pytest.mark.rule("VAL-CRY-33")
def test_a_city_that_is_itself_the_port_is_come_to_by_the_ferry() -> None:
    assert told("7,2") == []


@pytest.mark.rule("VAL-CRY-33")
def test_where_only_reachable_ways_count_a_port_is_told_all_the_same() -> None:
    assert len(told("7,2", "reachable")) == 1
