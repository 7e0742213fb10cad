"""On a small map lesser names are left out: at no scale does a name cover another."""

import math
from dataclasses import replace
from functools import cache
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drawing.map.labels.labels import labels_of
from drawing.map.left_out import names_left_out
from drawing.map.picture import picture_of
from drawing.map.sheet.sheet import Sheet
from drawing.rendering.svg import svg_of
from drawing.shapes.symbols import Picture
from drawing.text.metrics import cap_height, place
from drawing.text.texts_in import texts_in
from drawing.themes.theme import theme
from model.boards.hexes import HexBoard
from model.boards.lattice import MilepostBoard
from model.boards.routes import Line, RouteBoard
from model.boards.terrain import Size
from model.collection import Things
from model.notation import Cell, Corner, Path, Point
from model.scenario.areas import Area
from model.scenario.scenario import Scenario
from model.scenario.things import City, Label, Region, Shape, Water
from tests.drawing.rendering.svg_boxes import Svg
from tests.drawing.samples import map_paths, sheet_of

SMALL = (0.5, 1.0, 2.0, 4.0)
COLS, ROWS = 12, 9
NAMES = ("Ash", "Birch Hill", "Guangzhou 广州", "The Very Long Name of a Town", "Б", "")


@cache
def small_sheet(name: str, mm: float) -> Sheet:
    return replace(sheet_of(name), mm=mm)


@cache
def pictured(name: str, mm: float) -> Picture:
    return picture_of(small_sheet(name, mm))


@cache
def drawn(name: str, mm: float) -> Svg:
    return Svg(svg_of(pictured(name, mm)))


@pytest.mark.parametrize("mm", SMALL)
@pytest.mark.parametrize("name", map_paths())
def test_no_label_of_our_maps_covers_another_when_they_are_small(name: str, mm: float) -> None:
    pairs = combinations(drawn(name, mm).labels(), 2)
    assert [(a.text, b.text) for a, b in pairs if a.where.meets(b.where)] == []


@pytest.mark.parametrize("mm", SMALL)
@pytest.mark.parametrize("name", map_paths())
def test_no_text_of_a_small_map_is_too_small_to_be_read(name: str, mm: float) -> None:
    assert all(cap_height(one.size) >= 1.8 for one in texts_in(pictured(name, mm)))


@pytest.mark.parametrize("mm", SMALL[1:])
def test_major_cities_keep_their_names_longest(mm: float) -> None:
    named = {label.of for label in drawn("china", mm).labels()}
    cities = sheet_of("china").scenario.cities.values()
    assert {f"city {city.id}" for city in cities if city.kind == "major"} <= named
    shares = [
        sum(f"city {one.id}" in named for one in cities if one.kind == kind)
        / sum(one.kind == kind for one in cities)
        for kind in ("major", "medium", "small")
    ]
    assert shares == sorted(shares, reverse=True)


def test_what_is_left_out_is_told_the_weightiest_first() -> None:
    assert list(names_left_out(sheet_of("china"))) == []
    small = small_sheet("china", 2.0)
    (told,) = names_left_out(small)
    assert told.startswith("At 2 mm a cell there is no room for ")
    assert told.endswith(" more.")
    assert pictured("china", 2.0).notes == (told,)
    assert picture_of(small, without=["labels"]).notes == ()
    cities = {city.name: city.kind for city in small.scenario.cities.values()}
    left = [cities.get(name.split()[0]) for name in labels_of(small).left_out]
    assert left.index("small") > left.index("medium")
    assert None in left[left.index("small") :]


def test_smaller_maps_have_fewer_names() -> None:
    counts = [len(labels_of(small_sheet("china", mm)).texts) for mm in (0.5, 1.0, 2.0)]
    assert 0 < counts[0] < counts[1] < counts[2]


def test_labels_by_hand_that_would_cover_each_other_are_left_out_on_small_maps_only() -> None:
    spots = {"one": Point(4000, 4000), "two": Point(7000, 4000)}
    labels = {key: Label(id=key, text=f"Here is {key}", at=at) for key, at in spots.items()}
    labels["two"] = replace(labels["two"], size="large")
    board = MilepostBoard(Size(COLS, ROWS), {".": "clear"}, ("." * COLS,) * ROWS)
    sheet = Sheet(Scenario(board=board, labels=Things(labels)), theme(), 9.0)
    assert len(labels_of(sheet).texts) == 2
    small = labels_of(replace(sheet, mm=3.0))
    assert [text.text for text in small.texts] == ["Here is two"]
    assert small.left_out == ("Here is one",)


# -- any map at any scale

cells = st.builds(Cell, st.integers(0, COLS - 1), st.integers(0, ROWS - 1))
points = st.builds(Point, st.integers(0, 1000 * COLS), st.integers(0, 1000 * ROWS))
paths = st.lists(points, min_size=3, max_size=6, unique=True).map(Path)
names = st.sampled_from(NAMES)
areas = st.sampled_from(["within(2, cities(c0))", "terrain(hills)", "cities(c1, c2) or all"])


@st.composite
def scenarios(draw: st.DrawFn) -> Scenario:
    """Any board with many names in little room."""
    rows = tuple("".join(draw(st.sampled_from((".", "^"))) for _ in range(COLS)) for _ in range(2))
    text = tuple(rows[n % 2] for n in range(ROWS))
    kind = draw(st.sampled_from(("mileposts", "hexes", "routes")))
    cities = {}
    for n, at in enumerate(draw(st.lists(cells, max_size=14))):
        free = kind == "routes" or draw(st.integers(0, 5)) == 0
        cities[f"c{n}"] = City(
            id=f"c{n}",
            name=draw(names),
            kind=draw(st.sampled_from(("major", "medium", "small"))),
            at=None if free else at,
            xy=Point(at.col * 1000, at.row * 1000) if free else None,
        )
    legend = {".": "clear", "^": "hills"}
    lines = {f"l{n}": Line(f"l{n}", f"c{n}", f"c{n + 1}", 3) for n in range(len(cities) - 1)}
    boards: dict[str, MilepostBoard | HexBoard | RouteBoard] = {
        "mileposts": MilepostBoard(Size(COLS, ROWS), legend, text),
        "hexes": HexBoard(Size(COLS, ROWS), legend, text),
        "routes": RouteBoard(Things(lines)),
    }
    waters = {
        f"w{n}": Water(id=f"w{n}", name=draw(names), kind="river", path=path)
        for n, path in enumerate(draw(st.lists(paths, max_size=5)))
    }
    regions = {
        f"r{n}": Region(id=f"r{n}", name=draw(names), area=Area.parse(area), cities=("c3",))
        for n, area in enumerate(draw(st.lists(areas, max_size=3)))
    }
    shapes = {
        f"s{n}": Shape(id=f"s{n}", name=draw(names), kind="sea", outline=path)
        for n, path in enumerate(draw(st.lists(paths, max_size=3)))
    }
    return Scenario(
        board=boards[kind],
        cities=Things(cities),
        waters=Things(waters),
        regions=Things(regions),
        shapes=Things(shapes),
        labels=Things(
            {"l": Label(id="l", text=draw(names), at=draw(points), angle=30)}
            if draw(st.booleans())
            else {}
        ),
    )


@settings(max_examples=60, deadline=None)
@given(scenarios(), st.floats(0.5, 20.0))
def test_no_label_ever_covers_another(scenario: Scenario, mm: float) -> None:
    sheet = Sheet(scenario, theme(), mm)
    labels = labels_of(sheet).texts
    assert all(cap_height(text.size) >= 1.8 for text in labels)
    pairs = combinations([(text, place(text)) for text in labels], 2)
    assert [(a.text, b.text) for (a, one), (b, other) in pairs if one.meets(other)] == []


@settings(max_examples=25, deadline=None)
@given(scenarios(), st.floats(0.5, 20.0))
def test_what_is_drawn_and_what_is_left_out_are_all_names(scenario: Scenario, mm: float) -> None:
    sheet = Sheet(replace(scenario, labels=Things()), theme(), mm)
    labels = labels_of(sheet)
    shown = {text.key for text in labels.texts}
    cities = [city for city in scenario.cities.values() if city.name]
    without = [city for city in cities if f"city {city.id}" not in shown]
    assert len(without) <= len(labels.left_out)
    assert all(city.name in " ".join(labels.left_out) for city in without)


def test_a_river_with_arms_is_named_once_along_its_longest_and_over_no_other() -> None:
    long = Path(Corner(col, row, end) for col in range(1, 16) for row, end in ((4, "n"), (3, "s")))
    short = Path(Corner(col, row, end) for col in range(1, 8) for row, end in ((8, "n"), (7, "s")))
    river = Water(id="r", name="Great Wend", kind="river", paths=(long, short))
    board = MilepostBoard(Size(18, 12), Things({".": "clear"}), ("." * 18,) * 12)
    sheet = Sheet(Scenario(board=board, waters=Things({"r": river})), theme(), 9.0)
    (label,) = (one for one in Svg(svg_of(picture_of(sheet))).labels() if one.of == "water r")
    assert label.text == "Great Wend"
    ways = [min(math.dist(sheet.spot(c), label.where[:2]) for c in arm) for arm in (long, short)]
    assert ways[0] < ways[1]
