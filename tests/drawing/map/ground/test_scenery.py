"""Scenery: what files beside a scenario may hold, and what becomes of broken ones."""

import json
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drawing.files.scenery_files import KINDS, LARGEST_FILE, Piece
from drawing.map.ground.ground import land_pieces
from drawing.map.ground.scenery import pieces_of, scenery_of
from drawing.map.labels.labels import labels_of
from drawing.map.picture import picture_of
from drawing.map.sheet.sheet import Sheet
from drawing.shapes.symbols import Text
from drawing.text.metrics import cap_height, place
from drawing.themes.theme import theme
from model.files.scenario_files import read_text
from model.notation import Point
from model.scenario.scenario import Scenario
from tests.drawing.samples import sheet_of

SQUARE = [[0.5, 0.5], [2.5, 0.5], [2.5, 2.5], [0.5, 2.5], [0.5, 0.5]]


def feature(kind: Any, geometry: str, coordinates: Any) -> dict[str, Any]:
    return {
        "type": "Feature",
        "properties": {"kind": kind},
        "geometry": {"type": geometry, "coordinates": coordinates},
    }


def written(folder: Path, data: Any) -> Scenario:
    text = data if isinstance(data, str) else json.dumps({"features": data})
    (folder / "around.geojson").write_text(text, encoding="utf-8")
    return Scenario(scenery="./around.geojson")


def test_polygons_and_lines_are_read_with_their_holes(tmp_path: Path) -> None:
    hole = [[1.0, 1.0], [2.0, 1.0], [2.0, 2.0]]
    scenario = written(
        tmp_path,
        [
            feature("own", "Polygon", [SQUARE, hole]),
            feature("neighbour", "MultiPolygon", [[SQUARE], [SQUARE]]),
            feature("border", "LineString", [[0, 0], [4, 4]]),
        ],
    )
    found = scenery_of(scenario, str(tmp_path))
    assert not found.trouble
    assert [piece.kind for piece in found.pieces] == ["own", "neighbour", "neighbour", "border"]
    assert [len(ring) for ring in found.pieces[0].rings] == [4, 3]
    assert found.pieces[3] == Piece("border", ((Point(0, 0), Point(4000, 4000)),))


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", '{"features": 7}', "[" * 100_000, '{"features": ' + "[" * 5000],
)
def test_what_is_no_scenery_is_not_drawn_and_says_so(tmp_path: Path, text: str) -> None:
    found = scenery_of(written(tmp_path, text), str(tmp_path))
    assert found.pieces == ()
    assert found.trouble.startswith("The scenery")
    assert found.trouble.endswith(".")


@pytest.mark.parametrize(
    "broken",
    [
        7,
        {"properties": None, "geometry": []},
        feature("moon", "Polygon", [SQUARE]),
        feature(["own"], "Polygon", [SQUARE]),
        feature("own", "Point", [1, 2]),
        feature("own", "Polygon", "here"),
        feature("own", "Polygon", [[["a", "b"], [None, 1], [True, False]]]),
        feature("own", "Polygon", [[[1e300, 1], [1, float("nan")], [float("inf"), 2]]]),
        feature("own", "Polygon", [7]),
        feature("own", "MultiPolygon", [7, [8]]),
        feature("own", "Polygon", []),
    ],
)
def test_a_broken_feature_is_left_out_and_the_rest_is_drawn(tmp_path: Path, broken: Any) -> None:
    scenario = written(tmp_path, [broken, feature("own", "Polygon", [SQUARE])])
    assert len(scenery_of(scenario, str(tmp_path)).pieces) == 1


@pytest.mark.parametrize(
    "named", ["../around.geojson", "/etc/passwd", "around.json", "./none.geojson", "a" * 300, ""]
)
def test_only_files_beside_the_scenario_are_read(tmp_path: Path, named: str) -> None:
    folder = tmp_path / "here"
    folder.mkdir()
    written(tmp_path, [feature("own", "Polygon", [SQUARE])])
    found = scenery_of(Scenario(scenery=named), str(folder))
    assert found.pieces == ()
    assert bool(found.trouble) == bool(named)


def test_a_link_out_of_the_folder_is_not_followed(tmp_path: Path) -> None:
    folder = tmp_path / "here"
    folder.mkdir()
    written(tmp_path, [feature("own", "Polygon", [SQUARE])])
    (folder / "around.geojson").symlink_to(tmp_path / "around.geojson")
    found = scenery_of(Scenario(scenery="./around.geojson"), str(folder))
    assert found.pieces == ()
    assert found.trouble


def test_a_folder_and_a_huge_file_are_no_scenery(tmp_path: Path) -> None:
    (tmp_path / "folder.geojson").mkdir()
    assert scenery_of(Scenario(scenery="./folder.geojson"), str(tmp_path)).trouble
    with (tmp_path / "huge.geojson").open("wb") as huge:
        huge.truncate(LARGEST_FILE + 1)
    assert "larger" in scenery_of(Scenario(scenery="./huge.geojson"), str(tmp_path)).trouble


def test_a_file_that_changed_is_read_again(tmp_path: Path) -> None:
    one = [feature("own", "Polygon", [SQUARE])]
    assert len(scenery_of(written(tmp_path, one), str(tmp_path)).pieces) == 1
    assert len(scenery_of(written(tmp_path, one * 3), str(tmp_path)).pieces) == 3


anything = st.recursive(
    st.none() | st.booleans() | st.floats() | st.integers() | st.sampled_from((*KINDS, "x")),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(("features", "properties", "geometry", "kind", "type", "coordinates")),
            inner,
            max_size=4,
        )
    ),
    max_leaves=25,
)


@settings(max_examples=60)
@given(
    data=st.builds(
        feature,
        st.sampled_from(KINDS),
        st.sampled_from(("Polygon", "MultiPolygon", "LineString", "MultiLineString")),
        anything
        | st.lists(st.lists(st.tuples(st.floats(-20, 40), st.floats(-20, 40)), max_size=6)),
    )
)
def test_whatever_a_file_holds_a_picture_is_drawn(
    tmp_path_factory: pytest.TempPathFactory, data: Any
) -> None:
    folder = tmp_path_factory.mktemp("scenery")
    scenario = written(folder, [data])
    board = read_text(
        "format: 1\nboard:\n  kind: mileposts\n  size: [3, 3]\n"
        '  legend: {".": clear, "^": mountain}\n  terrain: |\n    .^.\n    ..^\n    ^..\n'
    ).scenario.board
    sheet = Sheet(replace(scenario, board=board), theme(), 9.0, str(folder))
    names = {layer.name for layer in picture_of(sheet).layers}
    assert {"sea", "land", "mileposts"} <= names


def test_shapes_in_the_scenario_itself_are_scenery() -> None:
    sheet = sheet_of("tutorial")
    assert sheet.scenario.shapes
    drawn = scenery_of(sheet.scenario, "").pieces
    assert len(drawn) == len(sheet.scenario.shapes)
    assert len(pieces_of(sheet, "neighbour")) == sum(piece.kind == "neighbour" for piece in drawn)


def test_land_that_was_cut_off_at_the_rim_runs_off_the_sheet() -> None:
    sheet = sheet_of("north-america")
    ys = [y for rings in pieces_of(sheet, "own") for ring in rings for _, y in ring]
    assert min(ys) < 0
    assert sorted({y for y in ys if y < 0}) == [-1.0]


def test_land_that_ends_by_itself_stays_on_the_sheet(tmp_path: Path) -> None:
    """A square was cut at its lower side; a cape that reaches as far was not."""
    cape = [[0.5, 0.5], [2.5, 0.5], [1.5, 2.9], [0.5, 0.5]]
    board = read_text(
        "format: 1\nboard:\n  kind: hexes\n  size: [3, 3]\n"
        '  legend: {".": plain}\n  terrain: |\n    ...\n    ...\n    ...\n'
    ).scenario.board
    lowest = {}
    for name, ring in (("cut", [*SQUARE[:2], [2.5, 2.9], [0.5, 2.9]]), ("cape", cape)):
        scenario = replace(written(tmp_path, [feature("own", "Polygon", [ring])]), board=board)
        sheet = Sheet(scenario, theme(), 9.0, str(tmp_path))
        ((drawn,),) = pieces_of(sheet, "own")
        lowest[name] = max(y for _, y in drawn) > sheet.height
    assert lowest == {"cut": True, "cape": False}


def test_cells_that_scenery_forgets_are_land_all_the_same(tmp_path: Path) -> None:
    china = sheet_of("china")
    bare = replace(china, folder=str(tmp_path))
    assert len(land_pieces(china)) < len(scenery_of(china.scenario, china.folder).pieces)
    assert len(land_pieces(bare)) == 1
    away = written(tmp_path, [feature("own", "Polygon", [SQUARE])])
    moved = Sheet(replace(china.scenario, scenery=away.scenery), china.theme, 9.0, str(tmp_path))
    assert len(land_pieces(moved)) == 2


# -- names


def named(kind: str, geometry: str, coordinates: Any, name: Any) -> dict[str, Any]:
    made = feature(kind, geometry, coordinates)
    made["properties"]["name"] = name
    return made


def names_on(folder: Path, *features: dict[str, Any]) -> dict[str, Text]:
    """The names of scenery around a small board far to the left."""
    board = read_text(
        "format: 1\nboard:\n  kind: mileposts\n  size: [30, 12]\n"
        '  legend: {".": clear}\n  terrain: |\n' + ("    ..." + " " * 26 + ".\n") * 12
    ).scenario.board
    scenario = replace(written(folder, list(features)), board=board)
    sheet = Sheet(scenario, theme(), 9.0, str(folder))
    return {text.text: text for text in labels_of(sheet).texts}


def square(left: float, wide: float) -> list[list[float]]:
    return [[left, 1], [left + wide, 1], [left + wide, 9], [left, 9]]


def test_seas_lands_and_mountains_are_named_quietly(tmp_path: Path) -> None:
    found = names_on(
        tmp_path,
        named("sea", "Polygon", [square(6, 6)], "Cold Sea"),
        named("neighbour", "Polygon", [square(15, 6)], "Far Land"),
        named("mountain", "Point", [24, 3], "Old Peak"),
        named("mountain", "LineString", [[22, 6], [26, 8]], "Blue Range"),
        named("sea", "Polygon", [square(27, 1)], 7),
        named("sea", "Polygon", [square(27, 1)], "<b>"),
    )
    assert {"Cold Sea", "FAR LAND", "Old Peak", "Blue Range"} <= set(found)
    assert found["Cold Sea"].colour != found["FAR LAND"].colour
    assert all(cap_height(text.size) >= 1.8 for text in found.values())


def test_a_land_in_several_pieces_is_named_once_on_the_largest(tmp_path: Path) -> None:
    found = names_on(
        tmp_path, named("neighbour", "MultiPolygon", [[square(6, 2)], [square(12, 9)]], "Isles")
    )
    assert list(found) == ["ISLES"]
    assert 12 * 9 < found["ISLES"].at[0] < 22 * 9


def test_a_name_of_scenery_that_would_cover_something_is_not_there(tmp_path: Path) -> None:
    found = names_on(
        tmp_path, named("own", "Polygon", [square(0, 2)], "A name far too long to stand on it")
    )
    assert found == {}


def test_the_names_of_scenery_cover_neither_mileposts_nor_names(tmp_path: Path) -> None:
    shapes = [named("sea", "Polygon", [square(n, 9)], f"Sea of {n}") for n in range(0, 20, 2)]
    names = [place(text) for text in names_on(tmp_path, *shapes).values()]
    assert len(names) > 4
    assert not any(one.meets(other) for one, other in combinations(names, 2))
