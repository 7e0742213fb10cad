"""What Santa Fe scenarios name: listed, renamed everywhere, taken away."""

from pathlib import Path

import pytest

from model.files.scenario_files import read_text
from model.rules.renaming import with_other_id
from model.scenario.collections import things_in
from model.scenario.references import Reference, references_in, with_names
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import write_scenario
from model.systems.santa_fe.things.city import SantaFeCity
from model.systems.santa_fe.things.part import SantaFePart
from model.systems.santa_fe.things.position import Position

FILES = Path(__file__).parents[4] / "files" / "santa_fe"
EVERY = read_text((FILES / "every-key.milepost.yaml").read_text(encoding="utf-8")).scenario
ROOMS = ("cities", "railroads", "cards", "boom_markers", "lines")


def without(room: str, key: str) -> Scenario:
    def visit(reference: Reference) -> str | None:
        return None if (room, key) in reference.things else reference.name

    return with_names(EVERY, visit)


def position_of(scenario: Scenario) -> Position:
    position = scenario.part_as(SantaFePart).position
    assert position is not None
    return position


def squares(scenario: Scenario, city: str) -> tuple[str, ...]:
    found = scenario.cities[city]
    assert isinstance(found, SantaFeCity)
    return found.squares


def test_a_scenario_is_itself_where_no_name_changes() -> None:
    assert with_names(EVERY, lambda reference: reference.name) is EVERY


def test_every_collection_is_named_somewhere_and_every_name_is_known() -> None:
    found = references_in(EVERY)
    assert {one.target for one in found} == set(ROOMS)
    assert all(one.name in things_in(EVERY, one.target) for one in found)


@pytest.mark.parametrize(
    ("room", "key"),
    [
        ("cities", "birch"),
        ("cities", "cedar"),
        ("railroads", "sf"),
        ("railroads", "lumber"),
        ("cards", "branch"),
        ("cards", "survey"),
        ("boom_markers", "boom-4"),
        ("lines", "ash-birch"),
    ],
)
def test_another_id_is_said_everywhere(room: str, key: str) -> None:
    renamed = with_other_id(EVERY, room, key, "elsewhere")
    found = references_in(renamed)
    assert (room, key) not in {one.thing for one in found}
    before = [one for one in references_in(EVERY) if one.thing == (room, key)]
    assert len([one for one in found if one.thing == (room, "elsewhere")]) == len(before) > 0
    back = with_other_id(renamed, room, "elsewhere", key)
    assert write_scenario(back) == write_scenario(EVERY)


def test_a_railroad_that_is_gone_leaves_squares_cards_and_track() -> None:
    after = without("railroads", "sf")
    position = position_of(after)
    assert squares(after, "birch") == ("gn",)
    assert list(position.track) == ["birch-cedar-2"]
    assert list(position.routes) == ["drg"]
    assert position.removed == ()
    assert position.seats[0].play == ("cedar",)
    assert position.paid_squares["birch"] == ()


def test_a_city_that_is_gone_takes_its_cards_its_lines_and_what_lies_there() -> None:
    after = without("cities", "cedar")
    position = position_of(after)
    assert list(things_in(after, "lines")) == ["ash-birch"]
    assert (position.deck, len(position.boomed)) == (("birch", "short-line lumber"), 0)
    assert position.routes["drg"].heads == ()
    assert after.part_as(SantaFePart).railroads["drg"].home == ""
    assert list(position.track) == ["ash-birch"]


def test_a_kind_of_cards_that_is_gone_is_nobodys_companion() -> None:
    after = without("cards", "city")
    assert after.part_as(SantaFePart).cards["branch"].companions == ("double-turn",)
    assert position_of(without("cards", "branch")).display == ("double-turn",)
