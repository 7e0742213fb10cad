"""References are walked in one door: listed, renamed, taken away."""

from hypothesis import given

from model.collection import Things
from model.scenario.areas import Area
from model.scenario.references import (
    Reference,
    in_area,
    references_in,
    with_names,
    with_names_in_area,
)
from model.scenario.scenario import Scenario
from model.scenario.scenario_form import read_scenario
from model.systems.crayon.things.part import CrayonPart
from tests.generate.scenario import scenarios


def area_without(text: str, *names: str) -> str:
    def visit(reference: Reference) -> str | None:
        return None if reference.name in names else reference.name

    area = with_names_in_area(Area.parse(text), ("x",), visit)
    return "" if area is None else str(area)


def test_an_area_names_cities_regions_and_terrain() -> None:
    area = Area.parse("within(2, cities(a, b)) and terrain(alpine) minus region(r)")
    named = {(one.target, one.name) for one in in_area(area, ())}
    assert named == {("cities", "a"), ("cities", "b"), ("terrain", "alpine"), ("regions", "r")}


def test_what_is_left_of_an_area_without_a_name() -> None:
    assert area_without("cities(a, b)", "a") == "cities(b)"
    assert area_without("cities(a) or region(r)", "a") == "region(r)"
    assert area_without("region(r) minus cities(a)", "a") == "region(r)"
    assert area_without("cities(a) minus region(r)", "a") == ""
    assert area_without("within(3, cities(a)) and terrain(clear)", "a") == ""
    assert area_without("all minus terrain(clear)", "clear") == "all"


POSITION = {
    "format": 1,
    "system": "crayon",
    "demands": {"1": ["aston coal 5"]},
    "position": {
        "seats": [
            {
                "hand": [1],
                "ferries": ["sound"],
                "trains": [{"type": "freight", "loads": ["coal", "coal"]}],
            }
        ],
        "deck": [1, "flood"],
        "in_play": [{"event": "flood", "drawer": 1}],
        "lying": [{"good": "coal", "city": "aston"}],
    },
}


def renamed_to(scenario: Scenario, names: dict[tuple[str, str], str | None]) -> CrayonPart:
    def visit(reference: Reference) -> str | None:
        found = [names[thing] for thing in sorted(reference.things) if thing in names]
        return found[0] if found else reference.name

    return with_names(scenario, visit).part_as(CrayonPart)


def test_a_position_names_cards_goods_cities_events_and_ferries() -> None:
    scenario = read_scenario(POSITION)
    assert not scenario.misfits
    named = {one.thing for one in references_in(scenario)}
    assert named == {
        ("cities", "aston"),
        ("goods", "coal"),
        ("cards", "1"),
        ("cards", "flood"),
        ("events", "flood"),
        ("ferries", "sound"),
        ("trains", "freight"),
    }
    part = renamed_to(scenario, {("goods", "coal"): "peat", ("events", "flood"): "storm"})
    assert part.position is not None
    assert part.position.seats[0].trains[0].loads == ("peat", "peat")
    assert part.position.deck == ("1", "storm")
    assert part.position.in_play[0].event == "storm"
    assert part.demands["1"][0].good == "peat"


def test_what_a_position_cannot_be_without_goes() -> None:
    gone: dict[tuple[str, str], str | None] = {("goods", "coal"): None, ("events", "flood"): None}
    part = renamed_to(read_scenario(POSITION), gone)
    assert part.position is not None
    assert not part.position.lying
    assert not part.position.in_play
    assert part.position.deck == ("1",)
    assert part.position.seats[0].trains[0].loads == ()
    assert part.demands == Things()


@given(scenarios())
def test_listing_leaves_the_scenario_itself(scenario: Scenario) -> None:
    assert with_names(scenario, lambda reference: reference.name) is scenario


@given(scenarios())
def test_a_scenario_without_any_reference_names_nothing(scenario: Scenario) -> None:
    bare = with_names(scenario, lambda reference: None)
    assert references_in(bare) == []
