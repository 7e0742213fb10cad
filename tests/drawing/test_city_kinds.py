"""Kinds of cities of any system: marks and sizes as it says, plain ones where it says nothing."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from drawing.aids.goods import goods_by_city
from drawing.aids.strips import Setter
from drawing.cards.minimap import minimap
from drawing.city_kinds import PLAIN, city_areas, is_foremost, kind_of
from drawing.map.labels.wishes import Wishes
from drawing.map.marks.city_marks import city_symbol, disc_symbol, half_width, looks_of
from drawing.map.picture import picture_of
from drawing.map.sheet.overlay import Overlay
from drawing.map.sheet.sheet import Sheet, usual_mm
from drawing.shapes.symbols import Box, Curves, Symbol, Symbols, Texts
from drawing.terminal.picture import terminal_picture
from drawing.terminal.signs import ASCII, UNICODE, Signs, city_signs
from drawing.terminal.text import Room
from drawing.themes.theme import Theme, theme, theme_names
from model.collection import Things
from model.scenario.scenario import Scenario
from model.systems.system import KindOfCity, SystemModel
from tests.drawing.map.marks.route_samples import route_sheet
from tests.drawing.samples import sheet_of
from tests.drawing.systems.own_system import own_system

MARKS = ("hexagon", "square", "dot", "ring")
KINDS = (
    KindOfCity("town", "town", "towns", "ring", 1),
    KindOfCity("halt", "halt", "halts", "dot", 1),
    KindOfCity("hub", "hub", "hubs", "square", 2),
    KindOfCity("city", "city", "cities", "hexagon", 3),
)
TOY = SystemModel(name="toy-kinds", title="Toy", kinds=KINDS)


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    with own_system(monkeypatch, tmp_path, TOY, {}):
        yield


def toy(scenario: Scenario, *words: str) -> Scenario:
    """The map of another system, whose cities are of these kinds in turn."""
    said: list[dict[str, Any]] = [{"kind": word} for word in words]
    cities = {
        key: replace(city, **said[number % len(said)])
        for number, (key, city) in enumerate(scenario.cities.items())
    }
    return replace(scenario, system=TOY.name, part=None, cities=Things(cities))


def toy_sheet(sheet: Sheet, *words: str) -> Sheet:
    scenario = toy(sheet.scenario, *(words or [kind.word for kind in KINDS]))
    return replace(sheet, scenario=scenario, mm=usual_mm(scenario))


@pytest.mark.parametrize("make", [city_symbol, disc_symbol])
@pytest.mark.parametrize("look", theme_names())
def test_every_mark_has_a_shape_of_its_own(
    make: Callable[[Theme, str, str], Symbol], look: str
) -> None:
    drawn = {kind.word: make(theme(look), kind.word, TOY.name) for kind in KINDS}
    shapes = {tuple(shape.curve for shape in symbol.shapes) for symbol in drawn.values()}
    assert len(shapes) == len(MARKS)
    assert make(theme(look), "unheard-of", TOY.name).shapes


@pytest.mark.parametrize("sheet", [sheet_of("south-china"), route_sheet(), sheet_of("tutorial")])
def test_marks_are_the_larger_the_more_weight_they_have(sheet: Sheet) -> None:
    shown = toy_sheet(sheet, "halt", "hub")
    cities = shown.scenario.cities.values()
    sizes = {kind_of(shown.scenario, city).word: half_width(shown, city) for city in cities}
    assert sizes["halt"] < sizes["hub"]


@pytest.mark.parametrize("name", ["south-china", "tutorial"])
def test_a_map_of_other_kinds_is_drawn_with_all_of_them(name: str) -> None:
    drawn = picture_of(toy_sheet(sheet_of(name)))
    layer = next(one for one in drawn.layers if one.name == "cities")
    names = {batch.symbol.name for batch in layer.batches if isinstance(batch, Symbols)}
    ending = "-disc" if name == "south-china" else ""
    assert {f"city-{kind.word}{ending}" for kind in KINDS} <= names


def test_a_city_of_no_kind_is_plain() -> None:
    shown = toy_sheet(route_sheet(), "")
    assert {kind_of(shown.scenario, city) for city in shown.scenario.cities.values()} == {PLAIN}
    drawn = picture_of(shown)
    layer = next(one for one in drawn.layers if one.name == "cities")
    marks = [one for one in layer.batches if isinstance(one, Symbols)]
    assert "city-plain" in {one.symbol.name for one in marks}


def test_a_theme_may_say_what_a_kind_looks_like() -> None:
    town = KINDS[0]
    assert looks_of(town, theme().inks) == "city-small"
    assert looks_of(town, {"city-town"}) == "city-town"
    assert looks_of(town._replace(weight=9), ()) == "city-major"


def test_names_find_their_places_by_the_weight_of_their_cities() -> None:
    shown = toy_sheet(route_sheet(), "city", "hub", "town")
    weights = {wish.key: wish.weight for wish in Wishes(shown).all()}
    assert weights["city ash"] > weights["city birch"] > weights["city cedar"]


def test_only_hexagons_on_mileposts_are_areas() -> None:
    scenario = toy(sheet_of("tutorial").scenario, "city", "hub")
    large = [one for one in scenario.cities.values() if kind_of(scenario, one).word == "city"]
    assert set(city_areas(scenario)) == {one.id for one in large if one.at and not one.overseas}
    assert not city_areas(toy(sheet_of("south-china").scenario, "city"))


def test_a_stamp_shows_the_foremost_cities() -> None:
    scenario = toy(sheet_of("south-china").scenario, "city", "town", "town")
    foremost = [city for city in scenario.cities.values() if is_foremost(scenario, city)]
    assert {kind_of(scenario, city).word for city in foremost} == {"city"}
    batches = list(minimap(scenario, theme()).batches(Box(0, 0, 20, 20)))
    assert isinstance(batches[-1], Curves)
    assert len(batches[-1].curves) == len(foremost)


def test_an_aid_calls_cities_by_the_words_of_their_system() -> None:
    scenario = toy(route_sheet().scenario, "hub", "town", "")
    strips = [strip.draw((0, 0)) for strip in goods_by_city(scenario, Setter(theme(), 90.0))]
    batches = [batch for row in strips for batch in row if isinstance(batch, Texts)]
    texts = {text.text for batch in batches for text in batch.texts}
    assert {"Ash (hub)", "Birch (town)", "Cedar"} <= texts


@pytest.mark.parametrize("signs", [ASCII, UNICODE])
def test_kinds_have_different_signs_in_a_terminal(signs: Signs) -> None:
    found = city_signs(TOY.name, signs)
    assert len({found[kind.word] for kind in KINDS}) == len(KINDS)


@pytest.mark.parametrize("sheet", [sheet_of("south-china"), sheet_of("tutorial")])
def test_a_terminal_explains_the_kinds_of_its_system(sheet: Sheet) -> None:
    scenario = toy_sheet(sheet).scenario
    shown = "\n".join(terminal_picture(scenario, Overlay(), Room(160, 60, unicode=False)))
    assert all(kind in shown for kind in ("@ city", "# hub", "O town", "o halt"))
