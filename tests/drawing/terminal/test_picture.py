"""A map in text: it fits, says what is there, and lets nothing through that disturbs a terminal."""

import re
import unicodedata
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from drawing.map.sheet.overlay import Overlay
from drawing.terminal.picture import height_of_whole, terminal_picture
from drawing.terminal.text import Room, width, written
from model.boards.hexes import HexBoard
from model.boards.routes import Line, RouteBoard
from model.boards.terrain import Size
from model.collection import Things
from model.notation import Cell, Edge, Point
from model.pieces.piece import Piece
from model.scenario.scenario import Scenario
from model.scenario.things import City
from tests.drawing.pieces_laid import track_along, track_on, train
from tests.drawing.samples import loaded, map_paths
from tests.generate.scenario import make_scenario, scenarios

COLOUR = re.compile(r"\x1b\[[0-9;]+m")
SIZES = ((80, 24), (120, 40), (200, 100), (40, 12), (11, 5), (1, 1))
EVIL = "\x1b[2J\x07\u202eAston\n\r\x9b31m<&>" + "e" + "\u0301" * 40 + "\u200b"
PLAIN = Overlay()


def bare(lines: list[str]) -> list[str]:
    """Lines without their colours."""
    return [COLOUR.sub("", line) for line in lines]


def assert_fits(lines: list[str], room: Room) -> None:
    assert lines
    assert len(lines) <= room.height
    for line in bare(lines):
        assert width(line) <= room.width
        assert all(unicodedata.category(sign)[0] != "C" for sign in line)
    if not room.colours:
        assert bare(lines) == lines
    if not room.unicode:
        assert "".join(bare(lines)).isascii()


def shown(scenario: Scenario, room: Room, overlay: Overlay = PLAIN) -> str:
    return "\n".join(terminal_picture(scenario, overlay, room))


@pytest.mark.parametrize("name", map_paths())
def test_every_map_fits_every_terminal(name: str) -> None:
    scenario = loaded(map_paths()[name])
    for columns, lines in SIZES:
        for colours, unicode in ((False, False), (True, True), (False, True)):
            room = Room(columns, lines, colours, unicode)
            drawn = terminal_picture(scenario, PLAIN, room)
            assert_fits(drawn, room)
            assert drawn == terminal_picture(scenario, PLAIN, room)


@pytest.mark.parametrize("name", map_paths())
@pytest.mark.parametrize("unicode", [True, False])
def test_every_city_is_named_where_there_is_room(name: str, unicode: bool) -> None:
    scenario = loaded(map_paths()[name])
    text = shown(scenario, Room(200, 160, unicode=unicode))
    names = (written(city.name, unicode=unicode) for city in scenario.cities.values())
    assert [name for name in names if name not in text] == []


@pytest.mark.parametrize("name", map_paths())
def test_the_part_around_a_city_shows_it(name: str) -> None:
    scenario = loaded(map_paths()[name])
    for city in scenario.cities.values():
        if city.at is not None:
            room = Room(80, 24)
            lines = terminal_picture(scenario, PLAIN, room, around=city.at)
            assert_fits(lines, room)
            assert city.name in "\n".join(lines)


# -- mileposts


def valley(**fields: object) -> Scenario:
    made = make_scenario(1, 6, 5, without={"awkward", "sea", "waters", "ferries", "overseas"})
    return replace(made, cities=Things(), **fields)  # type: ignore[arg-type]


def city(name: str, at: str, kind: str = "small") -> City:
    return City(id=name.lower(), name=name, kind=kind, at=Cell.parse(at))


def track(*edges: str) -> list[Piece]:
    return track_on({Edge.parse(edge): (seat,) for seat, edge in enumerate(edges)})


def signs_at(lines: list[str], line: int, start: int, count: int) -> str:
    return lines[line].ljust(99)[start : start + count]


def test_mileposts_stand_in_a_mesh_and_track_runs_between_them() -> None:
    overlay = Overlay(pieces=track("1,0 2,0", "1,0 1,1", "1,1 1,2"), names=("Red", "Blue"))
    lines = terminal_picture(valley(), overlay, Room(60, 30))
    margin = 2
    assert signs_at(lines, 0, margin, 9) == "0   1   2"
    assert signs_at(lines, 1, margin + 5, 3) == "─1─"
    assert signs_at(lines, 2, margin + 5, 1) == "2"
    assert signs_at(lines, 4, margin + 5, 1) == "3"
    assert "<1> Red" in lines[0]


def test_the_track_of_the_viewer_is_lines() -> None:
    edges = {Edge.parse(edge): (1,) for edge in ("1,0 2,0", "1,0 1,1", "1,1 1,2")}
    overlay = Overlay(pieces=track_on(edges), names=("Red", "Blue"))
    lines = terminal_picture(valley(), overlay, Room(60, 30), viewer=1)
    assert signs_at(lines, 1, 7, 3) == "───"
    assert signs_at(lines, 2, 7, 1) == "╲"
    assert signs_at(lines, 4, 7, 1) == "╱"
    plain = terminal_picture(valley(), overlay, Room(60, 30, unicode=False), viewer=1)
    assert signs_at(plain, 1, 7, 3) == "---"
    assert signs_at(plain, 4, 7, 1) == "/"


def test_colours_tell_the_seats_apart_and_say_nothing_else() -> None:
    overlay = Overlay(pieces=track("1,0 2,0", "1,1 2,1"), names=("Red", "Blue"))
    room = Room(60, 30, colours=True)
    lines = terminal_picture(valley(), overlay, room)
    assert "\x1b[1;31m─1─\x1b[0m" in lines[1]
    assert "\x1b[1;34m─2─\x1b[0m" in lines[3]
    assert bare(lines) == terminal_picture(valley(), overlay, room._replace(colours=False))


def test_track_of_several_is_marked_and_explained() -> None:
    overlay = Overlay(pieces=track_on({Edge.parse("1,0 1,1"): (0, 1)}))
    lines = terminal_picture(valley(), overlay, Room(60, 30))
    assert signs_at(lines, 2, 7, 1) == "+"
    assert "+ track of several" in "\n".join(lines)


def test_trains_stand_over_cities_and_names_keep_off_track() -> None:
    scenario = replace(valley(), cities=Things({"aston": city("Aston", "2,2")}))
    overlay = Overlay(pieces=[*track("2,2 1,3", "2,2 2,3"), train(Cell(2, 2), 0)], names=("Red",))
    lines = terminal_picture(scenario, overlay, Room(60, 30))
    assert signs_at(lines, 5, 9, 3) == "<1>"
    assert signs_at(lines, 6, 9, 1) == "1"
    assert signs_at(lines, 6, 11, 1) == "2"
    assert "Aston" in lines[4]


def test_a_large_map_is_scaled_down_and_small_track_is_a_number() -> None:
    scenario = make_scenario(3, 90, 80, without={"awkward", "waters"})
    cells = [Cell(col, 40) for col in range(20, 30)]
    edges = {Edge.of(a, b): (1,) for a, b in pairwise(cells)}
    room = Room(60, 30)
    text = shown(replace(scenario, cities=Things()), room, Overlay(pieces=track_on(edges)))
    assert re.search(r"2{3,}", text)
    assert_fits(text.splitlines(), room)


def test_the_whole_at_the_largest_scale_is_told_its_height() -> None:
    scenario = valley()
    assert height_of_whole(scenario, 80) == 2 * 5 - 1 + 1
    assert height_of_whole(scenario, 20) is None
    assert height_of_whole(replace(scenario, board=None), 80) is None


# -- hexes and routes


def hexes(orientation: str) -> Scenario:
    board = HexBoard(Size(4, 3), {".": "clear", "^": "mountain"}, ("..^.", "....", "^^.."))
    turned = replace(board, orientation=orientation)  # type: ignore[arg-type]
    return Scenario(board=turned, cities=Things({"aston": city("Aston", "1,1", "major")}))


def test_hexes_have_borders_and_a_name_inside() -> None:
    small = terminal_picture(hexes("pointy"), PLAIN, Room(60, 12))
    assert small[1].startswith("   ╱ ╲ ╱ ╲ ╱ ╲ ╱ ╲")
    assert small[2].startswith("0 │ · │ · │ ^ │ · │")
    assert "│●As│" in small[4]
    assert "● Aston 1,1" in "\n".join(small)
    large = terminal_picture(hexes("pointy"), PLAIN, Room(80, 24, unicode=False))
    assert "| Aston |" in "\n".join(large)


def test_flat_hexes_are_turned() -> None:
    lines = terminal_picture(hexes("flat"), PLAIN, Room(60, 14, unicode=False))
    assert lines[0].split()[:3] == ["2", "1", "0"]
    assert lines[2].startswith("0 / ^ \\___/ . \\")
    assert any("\\@As/" in line or "/@As\\" in line for line in lines)


@pytest.mark.parametrize("orientation", ["pointy", "flat"])
def test_track_on_hexes_crosses_their_borders(orientation: str) -> None:
    overlay = Overlay(pieces=track("0,0 1,0", "0,0 0,1"), names=("Red", "Blue"))
    lines = terminal_picture(hexes(orientation), overlay, Room(60, 14))
    before = terminal_picture(hexes(orientation), Overlay(names=("Red", "Blue")), Room(60, 14))
    changed = [
        sign
        for line, old in zip(lines, before, strict=True)
        for sign, below in zip(line, old, strict=True)
        if sign != below
    ]
    assert sorted(changed) == ["1", "2"]


def routes() -> Scenario:
    spots = {"aston": (0, 0), "byford": (6000, 0), "colby": (3000, 5000), "delta": None}
    cities = {
        name: City(
            id=name, name=name.title(), kind="small", xy=Point(*spot) if spot is not None else None
        )
        for name, spot in spots.items()
    }
    lines = {
        "ab": Line("ab", "aston", "byford", 5),
        "bc": Line("bc", "byford", "colby", 3),
        "cd": Line("cd", "colby", "delta", 2),
        "xx": Line("xx", "nowhere", "aston", 1),
    }
    return Scenario(board=RouteBoard(Things(lines)), cities=Things(cities))


def test_routes_are_sketched_and_listed() -> None:
    overlay = Overlay(pieces=track_along({"bc": (1,)}), names=("Red", "Blue"))
    room = Room(80, 24)
    lines = terminal_picture(routes(), overlay, room)
    assert_fits(lines, room)
    assert re.fullmatch("○─+5─+ ○ Byford", lines[0])
    assert lines[1].startswith("Aston")
    assert "Byford - Colby 3 (Blue)" in "\n".join(lines)
    assert "Colby - Delta 2" in "\n".join(lines)
    assert "nowhere - Aston 1" in "\n".join(lines)
    assert "\x1b[1;34m" in "\n".join(terminal_picture(routes(), overlay, Room(80, 24, True)))


# -- what may come


@pytest.mark.parametrize("unicode", [True, False])
def test_hostile_names_bring_nothing_but_letters(unicode: bool) -> None:
    named = City(id="aston", name=EVIL, kind="major", at=Cell(2, 2))
    evil = replace(valley(), cities=Things({"aston": named}))
    for scenario in (evil, replace(routes(), cities=Things({"aston": replace(named, at=None)}))):
        for columns, lines in SIZES:
            room = Room(columns, lines, unicode=unicode)
            assert_fits(terminal_picture(scenario, Overlay(names=(EVIL,)), room), room)
    long = replace(evil, cities=Things({"aston": replace(named, name="W" * 500)}))
    assert "WWWW" in shown(long, Room(80, 24))


def test_a_legend_of_odd_signs_is_shown_in_signs_of_one_column() -> None:
    legend = {"林": "forest", "\u0301": "marsh", "\x1b": "bog"}
    board = HexBoard(Size(3, 1), legend, ("林\u0301\x1b",))
    for unicode in (True, False):
        room = Room(60, 10, unicode=unicode)
        lines = terminal_picture(Scenario(board=board), PLAIN, room)
        assert_fits(lines, room)
        assert "m marsh" in "\n".join(lines)


def test_without_a_board_it_says_so() -> None:
    assert terminal_picture(Scenario(), PLAIN, Room(80, 24)) == ["there is no board to show"]
    empty = Scenario(board=HexBoard(Size(0, 0), {}, ()))
    assert terminal_picture(empty, PLAIN, Room(5, 24)) == ["there"]
    assert terminal_picture(Scenario(board=RouteBoard()), PLAIN, Room(80, 24))


@given(scenarios(), st.integers(-2, 130), st.integers(-2, 50), st.booleans(), st.booleans())
def test_whatever_is_drawn_fits(
    scenario: Scenario, columns: int, lines: int, colours: bool, unicode: bool
) -> None:
    edges = scenario.board.edges()  # type: ignore[union-attr]
    overlay = Overlay(
        pieces=[
            *track_on(dict.fromkeys(list(edges)[::3], (0, 1))),
            train(Cell(1, 1), 7),
            train(Cell(99, 99), 0),
        ],
        names=("Ada", EVIL),
    )
    room = Room(columns, lines, colours, unicode)
    at_least = Room(max(columns, 1), max(lines, 1), colours, unicode)
    assert_fits(terminal_picture(scenario, overlay, room), at_least)
    around = terminal_picture(scenario, overlay, room, around=Cell(2, 2), viewer=1)
    assert_fits(around, at_least)
