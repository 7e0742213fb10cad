"""What Santa Fe scenarios name: listed, renamed everywhere, taken away."""

from pathlib import Path

from model.files.scenario_files import read_text
from model.scenario.collections import things_in
from model.scenario.references import references_in
from model.scenario.scenario import Scenario
from model.systems.santa_fe.things.city import SantaFeCity
from model.systems.santa_fe.things.part import SantaFePart
from model.systems.santa_fe.things.position import Position
from tests.model.systems.taking_away import without

FILES = Path(__file__).parents[4] / "files" / "santa_fe"
EVERY = read_text((FILES / "every-key.milepost.yaml").read_text(encoding="utf-8")).scenario
ROOMS = ("cities", "railroads", "cards", "boom_markers", "lines")


def position_of(scenario: Scenario) -> Position:
    position = scenario.part_as(SantaFePart).position
    assert position is not None
    return position


def squares(scenario: Scenario, city: str) -> tuple[str, ...]:
    found = scenario.cities[city]
    assert isinstance(found, SantaFeCity)
    return found.squares


def test_every_collection_is_named_somewhere_and_every_name_is_known() -> None:
    found = references_in(EVERY)
    assert {one.target for one in found} == set(ROOMS)
    assert all(one.name in things_in(EVERY, one.target) for one in found)


def test_a_railroad_that_is_gone_leaves_squares_cards_and_track() -> None:
    after = without(EVERY, "railroads", "sf")
    position = position_of(after)
    assert squares(after, "birch") == ("gn",)
    assert list(position.track) == ["birch-cedar-2"]
    assert list(position.routes) == ["drg"]
    assert position.removed == ()
    assert position.seats[0].play == ("cedar",)
    assert position.paid_squares["birch"] == ()


def test_a_city_that_is_gone_takes_its_cards_its_lines_and_what_lies_there() -> None:
    after = without(EVERY, "cities", "cedar")
    position = position_of(after)
    assert list(things_in(after, "lines")) == ["ash-birch"]
    assert (position.deck, len(position.boomed)) == (("birch", "short-line lumber"), 0)
    assert position.routes["drg"].heads == ()
    assert after.part_as(SantaFePart).railroads["drg"].home == ""
    assert list(position.track) == ["ash-birch"]


def test_a_kind_of_cards_that_is_gone_is_nobodys_companion() -> None:
    after = without(EVERY, "cards", "city")
    assert after.part_as(SantaFePart).cards["branch"].companions == ("double-turn",)
    assert position_of(without(EVERY, "cards", "branch")).display == ("double-turn",)
