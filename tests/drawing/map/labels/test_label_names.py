"""What labels say: names in the languages of the sheet, in lines, where the designer wants them."""

from dataclasses import replace
from itertools import pairwise
from math import atan2, degrees, dist
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drawing.map.labels.labels import labels_of
from drawing.map.marks.city_marks import scale
from drawing.map.marks.route_lines import WIDE, laid_lines
from drawing.map.picture import picture_of
from drawing.map.sheet.sheet import Sheet
from drawing.rendering.svg import svg_of
from drawing.shapes.symbols import Box
from drawing.text.metrics import Tilted, place
from drawing.themes.theme import theme, theme_names
from model.boards.lattice import MilepostBoard
from model.boards.routes import Line, RouteBoard
from model.boards.terrain import Size
from model.collection import Things
from model.notation import Cell, Path, Point
from model.scenario.scenario import Scenario
from model.scenario.things import City, Label, Region, Shape, Water
from tests.drawing.samples import sheet_of

BOARD = MilepostBoard(Size(16, 12), {".": "clear"}, ("." * 16,) * 12)
ASTON = City(id="aston", name="Aston", kind="major", at=Cell(7, 5))


def sheet_with(board: MilepostBoard | RouteBoard = BOARD, **things: object) -> Sheet:
    return Sheet(Scenario(board=board, **things), theme(), 9.0)  # type: ignore[arg-type]


def city_sheet(name: str, language: str = "", **names: str) -> Sheet:
    city = replace(ASTON, name=name, names=Things(names))
    return replace(sheet_with(cities=Things({"aston": city})), language=language)


def texts(sheet: Sheet) -> dict[str, list[str]]:
    said: dict[str, list[str]] = {}
    for text in labels_of(sheet).texts:
        said.setdefault(text.key, []).append(text.text)
    return said


def test_both_scripts_are_shown_where_no_language_is_chosen() -> None:
    assert texts(city_sheet("Guangzhou", zh="广州")) == {"city aston": ["Guangzhou 广州"]}


def test_the_language_of_the_sheet_chooses_the_second_name() -> None:
    names = {"zh": "广州", "ru": "Гуанчжоу"}
    assert texts(city_sheet("Guangzhou", "ru", **names)) == {"city aston": ["Guangzhou Гуанчжоу"]}
    assert texts(city_sheet("Guangzhou", "el", **names)) == {"city aston": ["Guangzhou"]}


def test_a_name_is_not_said_twice() -> None:
    assert texts(city_sheet("Aston", de="Aston")) == {"city aston": ["Aston"]}


def test_a_label_by_hand_stays_where_it_is() -> None:
    label = Label(id="l", of="cities/aston", at=Point(4_000, 4_500), angle=20, anchor="start")
    sheet = sheet_with(cities=Things({"aston": ASTON}), labels=Things({"l": label}))
    (text,) = labels_of(sheet).texts
    x, y = sheet.spot(label.at)
    where = place(replace(text, anchor="middle"))
    assert (round(where.x, 6), round(where.y, 6)) == (round(x, 6), round(y, 6))
    assert (text.text, text.angle, text.anchor, text.key) == ("Aston", 20, "start", "city aston")


def test_other_labels_make_room_for_one_by_hand() -> None:
    free = labels_of(sheet_with(cities=Things({"aston": ASTON}))).texts[0]
    x, y = place(free).x, place(free).y
    sheet = sheet_with(cities=Things({"aston": ASTON}))
    corner = sheet.spot(Cell(0, 0))
    at = Point(round((x - corner[0]) / 9 * 1000), round((y - corner[1]) / 7.794 * 1000))
    label = Label(id="l", text="Here be dragons", at=at)
    moved, fixed = labels_of(
        sheet_with(cities=Things({"aston": ASTON}), labels=Things({"l": label}))
    ).texts
    assert fixed.text == "Here be dragons"
    assert moved.at != free.at
    assert not place(moved).meets(place(fixed))


def test_a_label_of_nothing_is_left_out() -> None:
    label = Label(id="l", of="cities/nowhere", at=Point(4_000, 4_000))
    assert labels_of(sheet_with(labels=Things({"l": label}))).texts == ()


def test_rivers_lakes_regions_and_shapes_are_named() -> None:
    def area(x: int, y: int) -> Path:
        return Path(
            Point(x + dx, y + dy) for dx, dy in ((0, 0), (4000, 0), (4000, 3000), (0, 3000))
        )

    sheet = sheet_with(
        waters=Things(
            {
                "wend": Water(id="wend", name="Wend", kind="river", path=area(1000, 6300)),
                "mere": Water(id="mere", name="Mere", kind="lake", outline=area(8300, 1300)),
                "pond": Water(id="pond", name="Lake", kind="lake", outline=area(2300, 1300)),
            }
        ),
        regions=Things(
            {
                "fen": Region(id="fen", name="The Fen", cells=(Cell(9, 9), Cell(10, 9))),
                "moor": Region(id="moor", name="The Moor", outline=area(1000, 1000)),
            }
        ),
        shapes=Things({"bay": Shape(id="bay", name="Bay", kind="sea", outline=area(9500, 6400))}),
    )
    assert {key: names[0] for key, names in texts(sheet).items()} == {
        "water wend": "Wend",
        "water mere": "Mere",
        "region fen": "The Fen",
        "region moor": "The Moor",
        "shape bay": "Bay",
    }


def test_cities_on_a_board_of_routes_are_named_beside_their_lines() -> None:
    cities = {
        name: City(id=name, name=name.title(), kind="small", xy=Point(x, 5000))
        for name, x in (("aston", 2000), ("borough", 8000))
    }
    board = RouteBoard(Things({"l": Line("l", "aston", "borough")}))
    sheet = sheet_with(board, cities=Things(cities))
    labels = labels_of(sheet).texts
    assert {label.text for label in labels} == {"Aston", "Borough"}
    (left, y), (right, _) = sheet.spot(Point(2000, 5000)), sheet.spot(Point(8000, 5000))
    boxes = [place(label).box() for label in labels]
    line = Box(left, y - 0.1, right - left, 0.2)
    assert not any(box.meets(line) for box in boxes)


def test_names_on_a_board_of_routes_keep_clear_of_all_track_spaces() -> None:
    middle = (7000, 5000)
    ends = ((0, 1000), (14000, 1500), (14500, 6000), (9000, 10000), (500, 9000), (6500, 0))
    spots = {"hub": middle, **{f"end-{n}": spot for n, spot in enumerate(ends)}}
    cities = {
        name: City(id=name, name="Kansas City", kind="medium", xy=Point(*spot))
        for name, spot in spots.items()
    }
    lines = {f"l{n}": Line(f"l{n}", "hub", f"end-{n}", 4) for n in range(len(ends))}
    lines["twin"] = Line("twin", "hub", "end-1", 4)
    sheet = sheet_with(RouteBoard(Things(lines)), cities=Things(cities))
    labels = [place(text) for text in labels_of(sheet).texts]
    assert len(labels) == len(spots)
    for laid in laid_lines(sheet):
        for (x, y), (to_x, to_y) in pairwise(laid.spots):
            angle = degrees(atan2(to_y - y, to_x - x))
            long = dist((x, y), (to_x, to_y)) / 2
            at = ((x + to_x) / 2, (y + to_y) / 2)
            space = Tilted(*at, long, WIDE * scale(sheet) / 2, angle)
            assert not any(label.meets(space) for label in labels)


@settings(max_examples=40)
@given(
    st.lists(st.text(max_size=600), min_size=1, max_size=4),
    st.sampled_from(["<b>&amp;</b>", '"><script>', "\u202egnp", "x" * 500, "\u0000", "]]>"]),
)
def test_any_names_make_a_picture_that_can_be_read(names: list[str], wicked: str) -> None:
    cities = {
        f"c{n}": replace(ASTON, id=f"c{n}", name=name, names=Things({"zh": wicked}), at=Cell(n, 5))
        for n, name in enumerate([*names, wicked])
    }
    label = Label(id="l", text=wicked, at=Point(4000, 4000))
    water = Water(id="w", name=wicked, kind="river", path=Path([Point(0, 0), Point(9000, 9000)]))
    sheet = sheet_with(
        cities=Things(cities), labels=Things({"l": label}), waters=Things({"w": water})
    )
    root = ET.fromstring(svg_of(picture_of(sheet)))
    assert not list(root.iter("{http://www.w3.org/2000/svg}script"))
    assert all(len(text.text) <= 82 for text in labels_of(sheet).texts)


def test_names_of_500_letters_are_cut_and_stay_on_the_sheet() -> None:
    sheet = city_sheet("W" * 500)
    (text,) = labels_of(sheet).texts
    assert text.text.endswith("…")


@pytest.mark.parametrize("look", theme_names())
def test_every_theme_has_a_style_for_every_label(look: str) -> None:
    labels = labels_of(sheet_of("tutorial", look)).texts
    assert {text.key for text in labels} == {
        text.key for text in labels_of(sheet_of("tutorial")).texts
    }


def test_broken_things_are_named_as_far_as_they_can_be() -> None:
    here, far = Point(3000, 3000), Point(9_999_000, -9_999_000)
    waters = {
        "a": Water(id="a", name="Nowhere", kind="river"),
        "b": Water(id="b", name="Point", kind="river", path=Path([here])),
        "c": Water(id="c", name="Still", kind="river", path=Path([here, here])),
        "d": Water(id="d", name="Flat", kind="lake", outline=Path([here, here])),
        "e": Water(id="e", name="Endless", kind="lake", outline=Path([here, far, Point(0, 0)])),
    }
    cities = {
        "lost": City(id="lost", name="Lost", kind="small"),
        "odd": City(id="odd", name="Odd", kind="capital", at=Cell(3, 3)),
        "bare": City(id="bare", name="", kind="small", at=Cell(6, 6)),
    }
    regions = {"r": Region(id="r", name="Empty"), "s": Region(id="s", outline=Path([here]))}
    sheet = sheet_with(
        waters=Things(waters),
        cities=Things(cities),
        regions=Things(regions),
        shapes=Things({"x": Shape(id="x", name="Line", kind="border", outline=Path([here, far]))}),
    )
    said = texts(sheet)
    assert said["city odd"] == ["Odd"]
    assert said.keys() == {"city odd", "water e"}
