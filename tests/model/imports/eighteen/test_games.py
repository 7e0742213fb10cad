"""Games of 18xx-maker: hexes where they lie, terrain, cities, towns and labels."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from model.boards import grid
from model.boards.hexes import HexBoard
from model.collection import Things
from model.imports.cannot import CannotImport
from model.imports.eighteen.lattice import plan_of
from model.imports.eighteen.making import made
from model.imports.eighteen.reading import read_game
from model.imports.head import Head, Imported
from model.notation import Cell, Point
from model.scenario.own_classes import city_class
from model.scenario.things import Label
from model.unreadable import Unreadable

GAME: dict[str, Any] = {
    "info": {"title": "18Valley", "designer": "A. Nobody"},
    "map": {
        "hexes": [
            {"color": "plain", "hexes": ["A3", "B2", "B4", "C1"]},
            {"color": "plain", "terrain": [{"type": "mountain", "cost": 80}], "hexes": ["A5"]},
            {
                "color": "yellow",
                "cities": [{"size": 2, "name": {"name": "Aston"}}],
                "labels": [{"label": "A"}],
                "hexes": ["B6"],
            },
            {
                "centerTowns": [{"name": {"name": "Byford"}}, {"name": {"name": "Colby"}}],
                "terrain": [{"type": "water", "cost": 40}, {"type": "mine"}],
                "hexes": ["C3"],
            },
            {"color": "plain", "cities": [{}], "hexes": ["C5"]},
            {
                "color": "offboard",
                "offBoardRevenue": {"name": {"name": "The East"}, "revenues": []},
                "hexes": ["A7", "B8"],
            },
            {"color": "water", "hexes": ["C7"]},
        ]
    },
}


MANY_LABELS = {
    "hexes": [
        {
            "hexes": [f"{row}{2 * n}" for row in "ACEG" for n in range(300)],
            "labels": [{"label": f"l{n}"} for n in range(9)],
        }
    ]
}


def imported(plain: Any, folder: Path, chosen: str = "", **head: str) -> Imported:
    path = folder / "game.json"
    path.write_text(plain if isinstance(plain, str) else json.dumps(plain), encoding="utf-8")
    return made(read_game(path, chosen), Head("game", **head), path.name)


def test_hexes_cities_and_labels_come_along(tmp_path: Path) -> None:
    found = imported(GAME, tmp_path, system="trains")
    scenario, city = found.scenario, city_class("trains")
    assert isinstance(scenario.board, HexBoard)
    assert scenario.board.terrain == ("_.^_", "..._", ".r.~")
    assert scenario.board.orientation == "pointy"
    assert scenario.title == "18Valley"
    assert scenario.credits == "Map: 18Valley by A. Nobody; from game.json, a file of 18xx-maker."
    assert scenario.cities == Things(
        {
            "aston": city(id="aston", name="Aston", kind="city", at=Cell(2, 1)),
            "byford-colby": city(
                id="byford-colby", name="Byford & Colby", kind="remote", at=Cell(1, 2)
            ),
            "c5": city(id="c5", name="C5", kind="city", at=Cell(2, 2)),
        }
    )
    assert scenario.labels == Things(
        {
            "a": Label(id="a", text="A", at=Point(2500, 1330), size="small"),
            "the-east": Label(id="the-east", text="The East", at=Point(3000, 0), size="small"),
        }
    )
    assert found.remarks == (
        "A5, C3: the price of its terrain is left out",
        "C3: the terrain 'mine' is not known",
        "C5: its city has no name, and is called by its hex",
    )


def coordinate(x: int, y: int) -> str:
    letters = chr(ord("A") + y - 1) if y <= 26 else "A" + chr(ord("A") + y - 27)
    return f"{letters}{x}"


places = st.sets(st.tuples(st.integers(1, 20), st.integers(1, 40)), min_size=1, max_size=40)


@given(places, st.booleans(), st.booleans())
def test_hexes_that_touch_are_neighbours(
    found: set[tuple[int, int]], is_flat: bool, is_odd: bool
) -> None:
    hexes = {(x, y) for x, y in found if (x + y) % 2 == is_odd} or {(2 + is_odd, 2)}
    plan = plan_of([coordinate(x, y) for x, y in hexes], is_flat=is_flat)
    board = HexBoard(plan.size, Things(), (), "flat" if is_flat else "pointy")
    spots = {}
    for x, y in hexes:
        cell = plan.cells[coordinate(x, y)]
        assert board.in_bounds(cell)
        across, down = x / 2, y * grid.ROW_HEIGHT
        spots[x, y] = (board.spot(cell), (down, across) if is_flat else (across, down))
    # All hexes are moved alike, so that the board looks as it looked there.
    away = {
        (round(ours[0] - theirs[0], 6), round(ours[1] - theirs[1], 6))
        for ours, theirs in spots.values()
    }
    assert len(away) == 1


def test_flat_hexes_lie_as_they_lay(tmp_path: Path) -> None:
    plain = {**GAME, "info": {"orientation": "horizontal"}}
    board = imported(plain, tmp_path, title="Flat").scenario.board
    assert isinstance(board, HexBoard)
    assert board.orientation == "flat"
    # Letters run across: C is the last column, and so the first row.
    assert board.terrain == (".~.w", "..._", "_.^_")


def test_a_hex_may_be_a_copy_of_another_and_a_map_of_another_map(tmp_path: Path) -> None:
    first = {
        "name": "small",
        "hexes": [{"terrain": {"type": "river"}, "hexes": ["A1", "A3", "A5"]}],
    }
    second = {
        "name": "large",
        "copy": 0,
        "remove": ["A5"],
        "hexes": [{"copy": "A1", "hexes": ["B2"]}],
    }
    plain = {"map": [first, second]}
    for chosen, rows in (("", ("~~~",)), ("large", ("~~", "~_")), ("2", ("~~", "~_"))):
        board = imported(plain, tmp_path, chosen).scenario.board
        assert isinstance(board, HexBoard)
        assert board.terrain == rows
    with pytest.raises(CannotImport, match="there are small, large"):
        imported(plain, tmp_path, "3")
    ring = {"hexes": [{"copy": "A3", "hexes": ["A1"]}, {"copy": "A1", "hexes": ["A3"]}]}
    assert imported({"map": ring}, tmp_path).scenario.board is not None


@pytest.mark.parametrize(
    ("plain", "sentence"),
    [
        ("{", "it is not JSON"),
        ("[" * 100_000, "it is not JSON"),
        ('{"map": NaN}', "it is not JSON"),
        ("[]", "no game of 18xx-maker"),
        ({"info": {}}, "it has no map"),
        ({"map": {"hexes": []}}, "its map has no hexes"),
        ({"map": {"hexes": [7, {"hexes": 7}, {"hexes": [7]}]}}, "its map has no hexes"),
        ({"hexes": [{"hexes": ["6B"]}]}, "is not a coordinate such as B6"),
        ({"hexes": [{"hexes": ["A1", "A2", "A3", "B2"]}]}, "hexes A2 lie between others"),
        ({"hexes": [{"hexes": ["A1", "ZZ2"]}]}, "more than 320"),
        ({"hexes": [{"hexes": ["A1", "A9999"]}]}, "more than 320"),
        ({"hexes": [{"hexes": [f"A{n}" for n in range(20_001)]}]}, "more than 20,000 hexes"),
        ({"hexes": [{}] * 20_001}, "more than 20,000 groups"),
        (MANY_LABELS, "more than 5,000 labels"),
    ],
)
def test_what_is_no_map_is_told(plain: Any, sentence: str, tmp_path: Path) -> None:
    with pytest.raises(CannotImport) as told:
        imported(plain, tmp_path)
    assert sentence in str(told.value)


def test_only_games_on_hexes_can_be_made(tmp_path: Path) -> None:
    assert imported(GAME, tmp_path, system="trains").scenario.system == "trains"
    for system, sentence in (("crayon", "not played on hexes"), ("chess", "none of crayon")):
        with pytest.raises(CannotImport, match=sentence):
            imported(GAME, tmp_path, system=system)


junk = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 99) | st.floats() | st.text(max_size=3),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["name", "type", "label", "size"]), inner, max_size=3)
    ),
    max_leaves=6,
)


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.sampled_from(
        ["color", "terrain", "cities", "centerTowns", "labels", "names", "copy", "hexes"]
    )
    | st.just("offBoardRevenue"),
    junk,
    st.integers(0, 6),
)
def test_anything_may_stand_on_a_hex(tmp_path: Path, key: str, value: Any, number: int) -> None:
    plain = json.loads(json.dumps(GAME))
    plain["map"]["hexes"][number][key] = value
    with suppress(CannotImport, Unreadable):
        imported(plain, tmp_path)
