"""What scenarios of Trains name: listed, renamed everywhere, taken away."""

from pathlib import Path

import pytest

from model.files.scenario_files import read_text
from model.rules.renaming import with_other_id
from model.scenario.collections import things_in
from model.scenario.references import Reference, references_in, with_names
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import write_scenario
from model.systems.trains.things.part import TrainsPart
from model.systems.trains.things.position import Position

FILES = Path(__file__).parents[4] / "files" / "trains"
EVERY = read_text((FILES / "every-key.milepost.yaml").read_text(encoding="utf-8")).scenario


def without(room: str, key: str) -> Scenario:
    def visit(reference: Reference) -> str | None:
        return None if (room, key) in reference.things else reference.name

    return with_names(EVERY, visit)


def position_of(scenario: Scenario) -> Position:
    position = scenario.part_as(TrainsPart).position
    assert position is not None
    return position


def test_a_scenario_is_itself_where_no_name_changes() -> None:
    assert with_names(EVERY, lambda reference: reference.name) is EVERY


def test_every_collection_is_named_somewhere_and_every_name_is_known() -> None:
    found = references_in(EVERY)
    assert {one.target for one in found} == {"cards", "kits", "cities"}
    unknown = [one for one in found if one.name not in things_in(EVERY, one.target)]
    assert [one.name for one in unknown if one.name != "tunnel"] == []


@pytest.mark.parametrize(
    ("room", "key"),
    [
        ("cards", "tram"),
        ("cards", "works"),
        ("cards", "works-3"),
        ("cards", "landfill"),
        ("kits", "short-day"),
        ("cities", "ash"),
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


def test_a_card_that_is_gone_leaves_decks_piles_kits_effects_and_zones() -> None:
    after = without("cards", "tram")
    position, part = position_of(after), after.part_as(TrainsPart)
    assert position.seats[0].hand == ()
    assert position.seats[0].play[0].waits == ()
    assert position.shuffles == (("waste",),)
    assert "tram" not in after.rules["start"]["deck"]
    assert len(part.cards["works-3"].effects) == 5
    assert without("cards", "works").part_as(TrainsPart).kits["short-day"].cards == (
        "garage",
        "landfill",
    )


def test_a_text_that_is_gone_is_not_copied_or_applied() -> None:
    position = position_of(without("cards", "works"))
    assert position.seats[0].play[0].copies == ""
    assert position.resolving is not None
    assert position.resolving.at == ()


def test_a_kit_that_is_gone_is_not_played() -> None:
    assert without("kits", "short-day").rules["supply"]["select"]["kit"] == ""


def test_a_city_that_is_gone_takes_its_stations() -> None:
    assert dict(position_of(without("cities", "ash")).stations) == {}
