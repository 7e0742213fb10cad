"""The kinds of cities that are placed are those of the map's system."""

import pytest

from editor.pointing.pointer import at
from editor.tools.city import kinds_of_city
from model.notation import Cell
from model.rules.new_scenario import new_scenario
from model.systems.system import KindOfCity, SystemModel
from tests.editor.boards import plain
from tests.editor.hands import click, desk_with, drag, key

TOWNS = SystemModel(
    name="towns",
    title="Towns",
    kinds=(
        KindOfCity("town", "town", "towns", "ring", 1),
        KindOfCity("metropolis", "metropolis", "metropolises", "square", 3),
    ),
)
PLAIN = SystemModel(name="plain", title="Plain", kinds=())


def described_as(monkeypatch: pytest.MonkeyPatch, system: SystemModel) -> None:
    for module in ("editor.tools.city", "editor.gestures.placing"):
        monkeypatch.setattr(f"{module}.described", lambda _name: system)


def test_the_palette_offers_them_with_their_titles_and_marks() -> None:
    found = [(one.value, one.title, one.picture) for one in kinds_of_city("crayon")]
    assert found == [
        ("small", "small city", "city small"),
        ("medium", "medium city", "city medium"),
        ("major", "major city", "city major"),
    ]


def test_a_system_has_kinds_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    described_as(monkeypatch, TOWNS)
    desk = desk_with("city", plain())
    assert [one.value for one in desk.tool.choices(desk, desk.tool.options(desk)[0])] == [
        "town",
        "metropolis",
    ]
    desk.move(at(Cell(6, 6), "move", ""))
    assert desk.hint == "Click: a town, then type its name · drag: a metropolis"
    desk.set("city", "metropolis")
    desk.move(at(Cell(6, 6), "move", ""))
    assert desk.hint.startswith("Click: a metropolis")


def test_where_cities_have_no_kinds_there_is_nothing_to_choose(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    described_as(monkeypatch, PLAIN)
    desk = desk_with("city", plain())
    assert [option.key for option in desk.tool.options(desk)] == ["city-name"]
    desk.move(at(Cell(6, 6), "move", ""))
    assert desk.hint == "Click: a city, then type its name"


def test_a_kind_of_another_system_in_hand_is_the_first_kind_here() -> None:
    desk = desk_with("city", new_scenario("x", "trains", "8x8"))
    desk.set("city", "metropolis")
    click(desk, Cell(2, 2))
    key(desk, "Return")
    assert [city.kind for city in desk.scenario.cities.values()] == ["city"]


def test_a_drag_makes_a_city_of_the_largest_kind() -> None:
    desk = desk_with("city", plain())
    drag(desk, Cell(6, 6), Cell(7, 6), Cell(7, 7))
    key(desk, "Return")
    (new,) = (city for city in desk.scenario.cities.values() if city.members)
    assert new.kind == "major"
