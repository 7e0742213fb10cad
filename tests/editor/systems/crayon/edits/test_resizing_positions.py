"""A board that changes its size under a game that has begun."""

from dataclasses import replace

from editor.edits.resizing import Sides, resized
from model.scenario.scenario_form import read_scenario
from model.systems.crayon.things.part import CrayonPart
from tests.editor.edits.boards import after
from tests.editor.edits.country import country

COUNTRY = country()


def test_a_train_of_a_position_that_falls_off_stands_nowhere() -> None:
    plain = {
        "system": "crayon",
        "position": {
            "seats": [{"trains": [{"type": "freight", "at": "7,0"}], "track": ["6,0 7,0"]}]
        },
    }
    scenario = replace(COUNTRY, part=read_scenario(plain).part)
    position = after(scenario, resized(scenario, Sides(right=-2))).part_as(CrayonPart).position
    assert position is not None
    assert position.seats[0].trains[0].at is None
    assert position.seats[0].track == ()
