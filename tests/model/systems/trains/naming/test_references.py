"""What scenarios of Trains name: listed, renamed everywhere, taken away."""

from pathlib import Path

from model.files.scenario_files import read_text
from model.scenario.collections import things_in
from model.scenario.references import references_in
from model.scenario.scenario import Scenario
from model.systems.trains.things.part import TrainsPart
from model.systems.trains.things.position import Position
from tests.model.systems.taking_away import without

FILES = Path(__file__).parents[4] / "files" / "trains"
EVERY = read_text((FILES / "every-key.milepost.yaml").read_text(encoding="utf-8")).scenario


def position_of(scenario: Scenario) -> Position:
    position = scenario.part_as(TrainsPart).position
    assert position is not None
    return position


def test_every_collection_is_named_somewhere_and_every_name_is_known() -> None:
    found = references_in(EVERY)
    assert {one.target for one in found} == {"cards", "kits", "cities"}
    unknown = [one for one in found if one.name not in things_in(EVERY, one.target)]
    assert [one.name for one in unknown if one.name != "tunnel"] == []


def test_a_card_that_is_gone_leaves_decks_piles_kits_effects_and_zones() -> None:
    after = without(EVERY, "cards", "tram")
    position, part = position_of(after), after.part_as(TrainsPart)
    assert position.seats[0].hand == ()
    assert position.seats[0].play[0].waits == ()
    assert position.shuffles == (("waste",),)
    assert "tram" not in after.rules["start"]["deck"]
    assert len(part.cards["works-3"].effects) == 5
    assert without(EVERY, "cards", "works").part_as(TrainsPart).kits["short-day"].cards == (
        "garage",
        "landfill",
    )


def test_a_text_that_is_gone_is_not_copied_or_applied() -> None:
    position = position_of(without(EVERY, "cards", "works"))
    assert position.seats[0].play[0].copies == ""
    assert position.resolving is not None
    assert position.resolving.at == ()


def test_a_kit_that_is_gone_is_not_played() -> None:
    assert without(EVERY, "kits", "short-day").rules["supply"]["select"]["kit"] == ""


def test_a_city_that_is_gone_takes_its_stations() -> None:
    assert dict(position_of(without(EVERY, "cities", "ash")).stations) == {}
