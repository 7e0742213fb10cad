"""Maps of Tiled as designers draw them: any stagger, any way of saving, points set by hand."""

import base64
import gzip
import json
import struct
import zlib
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from model.boards import grid
from model.boards.terrain import TerrainBoard
from model.collection import Things
from model.imports.cannot import CannotImport
from model.imports.tiled.lattice import Lattice
from model.imports.tiled.terrain import Legend, read_legend
from model.notation import Cell, Corner, Point
from model.notation import Path as River
from model.scenario.scenario import Scenario
from model.scenario.things import City, Region
from tests.model.imports.tiled.samples import (
    TILESET,
    a_map,
    as_xml,
    from_text,
    imported,
    tile_layer,
)

ROWS = [[1, 1, 2, 1], [1, 2, 3, 1], [1, 1, 1, 0]]
TERRAIN = ("..^.", ".^_.", "..._")


def terrain(scenario: Scenario) -> tuple[str, ...]:
    assert isinstance(scenario.board, TerrainBoard)
    return scenario.board.terrain


@given(
    axis=st.sampled_from("xy"),
    is_even=st.booleans(),
    first=st.tuples(st.integers(-4, 4), st.integers(-4, 4)),
    span=st.tuples(st.integers(1, 7), st.integers(1, 7)),
    side=st.integers(0, 25),
)
def test_tiles_that_touch_are_neighbours_on_the_board(
    axis: Any, is_even: bool, first: tuple[int, int], span: tuple[int, int], side: int
) -> None:
    first = first[0] & ~1, first[1] & ~1
    tile = (60, 52) if axis == "x" else (52, 60)
    lattice = Lattice(tile, side, axis, is_even, first, span)
    for x in range(first[0], first[0] + span[0]):
        for y in range(first[1], first[1] + span[1]):
            cell = lattice.cell(x, y)
            assert 0 <= cell.col < lattice.size.cols
            assert 0 <= cell.row < lattice.size.rows
            # The middle of the tile, as Tiled draws it, is where the cell stands.
            across, down = lattice.step
            shift = (x if axis == "x" else y) % 2 != is_even
            right = x * across + (tile[0] / 2 if axis == "y" and shift else 0)
            below = y * down + (tile[1] / 2 if axis == "x" and shift else 0)
            spot = lattice.spot(right + tile[0] / 2, below + tile[1] / 2)
            units = grid.units(cell)
            assert spot == pytest.approx((units[0] / grid.COLUMN, units[1] / grid.ROW))
            assert lattice.pixel(*spot) == pytest.approx((right + tile[0] / 2, below + tile[1] / 2))


def test_tiles_become_terrain_and_water_becomes_the_rim(tmp_path: Path) -> None:
    found = imported(a_map(ROWS), tmp_path)
    assert terrain(found.scenario) == TERRAIN
    assert found.remarks == ()
    assert terrain(from_text(as_xml(a_map(ROWS)), tmp_path).scenario) == TERRAIN


def test_where_even_rows_are_shifted_an_empty_row_comes_first(tmp_path: Path) -> None:
    found = imported(a_map(ROWS, staggerindex="even"), tmp_path).scenario
    assert terrain(found) == ("____", *TERRAIN)


def test_staggered_columns_turn_a_map_of_mileposts(tmp_path: Path) -> None:
    plain = a_map(ROWS, staggeraxis="x", tilewidth=60, tileheight=52)
    found = imported(plain, tmp_path)
    assert terrain(found.scenario) == ("___", ".._", "^_.", ".^.", "...")
    assert "turned by a quarter" in found.remarks[0]


packings: list[tuple[str, Any]] = [
    ("", lambda raw: raw),
    ("zlib", zlib.compress),
    ("gzip", gzip.compress),
]


@pytest.mark.parametrize(("compression", "pack"), packings)
def test_layers_are_unpacked(compression: str, pack: Any, tmp_path: Path) -> None:
    flat = [tile for row in ROWS for tile in row]
    # Flipped and turned tiles are the same terrain.
    turned = [tile | (0xA0000000 if tile else 0) for tile in flat]
    data = base64.b64encode(pack(struct.pack("<12I", *turned))).decode()
    plain = a_map(ROWS)
    plain["layers"][0] |= {"data": data, "encoding": "base64", "compression": compression}
    assert terrain(imported(plain, tmp_path).scenario) == TERRAIN


def test_tiles_may_be_elements(tmp_path: Path) -> None:
    tiles = "".join(f'<tile gid="{tile}"/>' for row in ROWS for tile in row)
    text = as_xml(a_map(ROWS))
    start, end = text.index("<data"), text.index("</data>")
    assert (
        terrain(from_text(f"{text[:start]}<data>{tiles}{text[end:]}", tmp_path).scenario) == TERRAIN
    )


@pytest.mark.parametrize("away", [(0, 0), (-6, -4), (16, 10)])
def test_an_endless_map_reaches_as_far_as_its_tiles(away: tuple[int, int], tmp_path: Path) -> None:
    left, top = away
    chunks = [
        {"x": left, "y": top, "width": 2, "height": 3, "data": [1, 1, 1, 2, 1, 1]},
        {"x": left + 2, "y": top, "width": 2, "height": 3, "data": [2, 1, 3, 1, 1, 0]},
    ]
    city = {"type": "city", "name": "Aston", "point": True, "x": 52 * left + 26, "y": 45 * top + 30}
    plain = a_map(ROWS, city, infinite=True)
    del plain["layers"][0]["data"]
    plain["layers"][0]["chunks"] = chunks
    found = imported(plain, tmp_path).scenario
    assert terrain(found) == TERRAIN
    assert found.cities["aston"].at == Cell(0, 0)


def test_an_endless_map_that_begins_in_an_odd_row_keeps_its_shift(tmp_path: Path) -> None:
    plain = a_map(ROWS, infinite=True)
    plain["layers"][0] = {
        "type": "tilelayer",
        "name": "ground",
        "chunks": [{"x": 0, "y": 1, "width": 2, "height": 1, "data": [1, 2]}],
    }
    assert terrain(imported(plain, tmp_path).scenario) == ("__", ".^")


def test_the_topmost_layer_that_says_terrain_counts(tmp_path: Path) -> None:
    plain = a_map(ROWS)
    upper = tile_layer([[2, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]])
    hidden = tile_layer([[2, 2, 2, 2]] * 3, name="sketch", visible=False)
    plain["layers"] += [{"type": "group", "layers": [upper]}, hidden]
    found = imported(plain, tmp_path)
    assert terrain(found.scenario) == ("^.^.", *TERRAIN[1:])
    assert found.remarks == ("hidden layers are left out: sketch",)


def test_objects_are_cities_rivers_lakes_and_regions(tmp_path: Path) -> None:
    objects: list[dict[str, Any]] = [
        {
            "type": "City",
            "name": "Aston",
            "x": 30,
            "y": 33,
            "point": True,
            "properties": [
                {"name": "kind", "type": "string", "value": "major"},
                {"name": "supplies", "type": "string", "value": "coal, Iron Ore"},
                {"name": "name_zh", "type": "string", "value": "阿斯顿"},
                {"name": "mayor", "type": "string", "value": "unknown to us"},
            ],
        },
        # A tile stands on its lower left corner.
        {
            "type": "medium",
            "name": "Byford",
            "gid": 1,
            "x": 78,
            "y": 105,
            "width": 52,
            "height": 60,
        },
        {
            "type": "river",
            "name": "Brook",
            "x": 104,
            "y": 3,
            "polyline": _line((0, 0), (3, 40), (-20, 60)),
        },
        {
            "type": "lake",
            "name": "Mere",
            "x": 90,
            "y": 60,
            "width": 20,
            "height": 10,
            "ellipse": True,
        },
        {"type": "region", "name": "North", "x": 0, "y": 0, "width": 200, "height": 40},
        {"type": "tree", "x": 1, "y": 1, "point": True},
        {"type": "city", "name": "Far", "x": 5000, "y": 1, "point": True},
    ]
    found = imported(a_map(ROWS, *objects), tmp_path)
    scenario = found.scenario
    assert scenario.cities == Things(
        {
            "aston": City(
                id="aston",
                name="Aston",
                names=Things({"zh": "阿斯顿"}),
                kind="major",
                at=Cell(0, 0),
                supplies=("coal", "iron-ore"),
            ),
            "byford": City(id="byford", name="Byford", kind="medium", at=Cell(1, 1)),
        }
    )
    assert set(scenario.goods) == {"coal", "iron-ore"}
    path = scenario.waters["brook"].path
    assert path is not None
    corners = [place for place in path if isinstance(place, Corner)]
    assert len(corners) == len(path)
    assert all(two in grid.corner_neighbours(one) for one, two in pairwise(corners))
    assert len(scenario.waters["mere"].outline or ()) == 24
    assert scenario.regions["north"] == Region(
        id="north",
        name="North",
        outline=River(map(Point, (-500, 3350, 3350, -500), (-670, -670, 220, 220))),
    )
    assert found.remarks == (
        "1 object is left out, as nobody knows 'tree'",
        "object 0 'Far' is left out: it lies beside the board",
    )


def _line(*spots: tuple[int, int]) -> list[dict[str, int]]:
    return [{"x": x, "y": y} for x, y in spots]


def test_layers_say_what_objects_without_a_class_are(tmp_path: Path) -> None:
    plain = a_map(ROWS, {"name": "Aston", "x": 26, "y": 30, "point": True})
    plain["layers"][1]["name"] = "Cities"
    assert imported(plain, tmp_path).scenario.cities["aston"].kind == "small"


def test_a_copied_city_gets_an_id_of_its_own(tmp_path: Path) -> None:
    known = [{"name": "id", "type": "string", "value": "aston"}]
    objects = [
        {"type": "city", "name": "Aston", "x": x, "y": 30, "point": True, "properties": known}
        for x in (26, 78)
    ]
    assert set(imported(a_map(ROWS, *objects), tmp_path).scenario.cities) == {"aston", "aston-2"}


def test_a_moved_city_takes_its_red_area_along(tmp_path: Path) -> None:
    facts = {"at": "0,0", "members": "0,0 1,0", "kind": "major"}
    said = [{"name": key, "type": "string", "value": text} for key, text in facts.items()]
    city = {"type": "city", "name": "Aston", "x": 130, "y": 30, "point": True, "properties": said}
    found = imported(a_map(ROWS, city), tmp_path).scenario.cities["aston"]
    assert (found.at, found.members) == (Cell(2, 0), (Cell(2, 0), Cell(3, 0)))


def test_a_tileset_may_be_a_file_beside_the_map(tmp_path: Path) -> None:
    (tmp_path / "sets").mkdir()
    (tmp_path / "sets" / "ground.tsj").write_text(json.dumps({**TILESET, "firstgid": 99}))
    words = "".join(
        f'<tile id="{n}" type="{word}"/>' for n, word in enumerate(("grass", "mountain", "water"))
    )
    (tmp_path / "ground.tsx").write_text(f'<tileset name="ground">{words}</tileset>')
    for source in ("sets/ground.tsj", "ground.tsx"):
        plain = a_map(ROWS, tilesets=[{"firstgid": 1, "source": source}])
        assert terrain(imported(plain, tmp_path).scenario) == TERRAIN


def test_a_legend_says_what_tiles_are(tmp_path: Path) -> None:
    plain = a_map(ROWS, tilesets=[{"firstgid": 1, "name": "ground", "tiles": []}])
    with pytest.raises(CannotImport, match=r"0 of 'ground' \(8 times\), 1 of 'ground' \(2 times\)"):
        imported(plain, tmp_path)
    path = tmp_path / "legend.yaml"
    path.write_text('"0": plains\nground 1: hills\n"2": none\n')
    found = imported(plain, tmp_path, read_legend(path))
    assert terrain(found.scenario) == ("..h.", ".h_.", "..._")
    path.write_text("- clear\n")
    with pytest.raises(CannotImport, match="lines such as"):
        read_legend(path)
    assert read_legend(None) == Legend({})


def test_pictures_of_single_tiles_speak_where_their_name_is_known(tmp_path: Path) -> None:
    tiles = [{"id": n, "image": f"art/{word}.png"} for n, word in enumerate(("Grass", "tile7"))]
    tileset = {"firstgid": 1, "name": "pictures", "tiles": tiles}
    assert terrain(imported(a_map([[1, 1]], tilesets=[tileset]), tmp_path).scenario) == ("..",)
    with pytest.raises(CannotImport, match="1 of 'pictures'"):
        imported(a_map([[1, 2]], tilesets=[tileset]), tmp_path)


def test_lines_that_name_a_river_are_arms_of_it(tmp_path: Path) -> None:
    """Also where they come before it; one that names nothing is a river of its own."""

    def river(y: int, **facts: str) -> dict[str, Any]:
        said = [{"name": key, "type": "string", "value": value} for key, value in facts.items()]
        line = _line((0, 0), (60, 30))
        drawn = {"type": "river", "name": "Brook", "x": 20, "y": y, "polyline": line}
        return {**drawn, "properties": said}

    objects = [river(10, arm_of="brook"), river(30, id="brook"), river(50, arm_of="nowhere")]
    found = imported(a_map(ROWS, *objects), tmp_path)
    waters = found.scenario.waters
    assert {key: len(water.courses) for key, water in waters.items()} == {"brook": 2, "brook-2": 1}
    (remark,) = found.remarks
    assert "there is no river 'nowhere' of which it could be an arm" in remark
