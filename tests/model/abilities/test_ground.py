"""The ground of a map as anybody can ask for it, whatever its system."""

from dataclasses import replace

import pytest

from model.abilities.ground import NoGround, ground_of, has_ground
from model.bundled import bundled_scenarios
from model.files.scenario_files import load
from model.notation import Cell
from model.scenario.scenario import Scenario

TUTORIAL = load(bundled_scenarios()["tutorial"])
GROUND = ground_of(TUTORIAL)


def test_a_line_is_priced_in_parts_that_make_its_total() -> None:
    line = GROUND.cheapest(GROUND.cells_of("belogor"), GROUND.cells_of("brackenfold"))
    assert line is not None
    assert line.total == sum(part.price for part in line.parts) == 12
    assert line.length == "6 sections"
    assert line.way[0] in GROUND.cells_of("belogor")
    assert line.way[-1] in GROUND.cells_of("brackenfold")
    assert line.data["mileposts"] == [str(cell) for cell in line.way]


def test_what_cannot_be_built_on_has_no_price() -> None:
    here, nowhere = GROUND.cells_of("belogor")[0], Cell(200, 200)
    assert GROUND.has(here)
    assert GROUND.price_at(here) == 3
    assert not GROUND.has(nowhere)
    assert GROUND.price_at(nowhere) is None
    assert GROUND.cheapest([here], [nowhere]) is None


def test_the_ground_of_a_later_scenario_has_its_names() -> None:
    later = replace(TUTORIAL, title="Later")
    assert GROUND.after(later).scenario is later


def test_a_scenario_without_a_board_or_rules_has_no_ground_and_says_why() -> None:
    with pytest.raises(NoGround, match="no board of mileposts"):
        ground_of(replace(TUTORIAL, board=None))
    with pytest.raises(NoGround, match='there is no preset "nobodys"'):
        ground_of(replace(TUTORIAL, rules=TUTORIAL.rules.put("preset", "nobodys")))


def test_a_system_that_prices_nothing_is_named_in_a_sentence() -> None:
    assert has_ground("crayon")
    assert not has_ground("bare")
    with pytest.raises(NoGround, match=r"games of bare have no cheapest track: nothing"):
        ground_of(Scenario(system="bare"))
    with pytest.raises(NoGround, match="names no system"):
        ground_of(Scenario())
