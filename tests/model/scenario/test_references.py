"""References are walked in one door: listed, renamed, taken away."""

from hypothesis import given

from model.scenario.areas import Area
from model.scenario.references import (
    Reference,
    in_area,
    references_in,
    with_names,
    with_names_in_area,
)
from model.scenario.scenario import Scenario
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


@given(scenarios())
def test_listing_leaves_the_scenario_itself(scenario: Scenario) -> None:
    assert with_names(scenario, lambda reference: reference.name) is scenario


@given(scenarios())
def test_a_scenario_without_any_reference_names_nothing(scenario: Scenario) -> None:
    bare = with_names(scenario, lambda reference: None)
    assert references_in(bare) == []
