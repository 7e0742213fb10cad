"""Transcribed boards in the shapes that people keep them in, and what is told of their rows."""

import json
from pathlib import Path
from typing import Any

import pytest

from model.boards.lattice import MilepostBoard
from model.collection import Things
from model.imports.cannot import CannotImport
from model.notation import Cell, Edge
from model.scenario.things import City
from model.systems import _models
from model.systems.system import SystemModel
from tests.model.imports.mileposts.transcribed import imported

BOARD = """\
id,col,row,kind,name,size,loads
a,0,0,clear,,,
b,1,0,Mountain,,,
c,2,0,Small City,Aston,,coal; iron ore
d,0,1,plain,,,
e,1,1,city,Byford,medium,wood
f,2,1,ALPINE,,,
"""
AS_JSON = [
    {"Id": "a", "Type": "Milepost", "Name": None, "GridX": 0, "GridY": 0},
    {"Id": "b", "Type": "Mountain", "GridX": 1, "GridY": 0},
    {"Id": "c", "Type": "Small City", "Name": "Aston", "GridX": 2, "GridY": 0, "loads": ["coal"]},
    {"Id": "d", "Type": "Milepost", "GridX": 0, "GridY": 1},
    {"Id": "e", "Type": "Medium City", "Name": "Byford", "GridX": 1, "GridY": 1},
    {"Id": "f", "Type": "Alpine", "GridX": 2, "GridY": 1},
]
CROSSED = {Edge(Cell(0, 0), Cell(0, 1)), Edge(Cell(1, 0), Cell(0, 1))}


def test_a_sheet_of_mileposts_becomes_a_board_with_its_cities(tmp_path: Path) -> None:
    found = imported(tmp_path, BOARD)
    board = found.scenario.board
    assert isinstance(board, MilepostBoard)
    assert board.terrain == (".^.", "..A")
    assert found.scenario.cities == Things(
        {
            "aston": City(
                id="aston",
                name="Aston",
                kind="small",
                at=Cell(2, 0),
                supplies=("coal", "iron-ore"),
            ),
            "byford": City(
                id="byford", name="Byford", kind="medium", at=Cell(1, 1), supplies=("wood",)
            ),
        }
    )
    assert found.scenario.credits == "Map: board.csv, a transcribed board."
    assert found.remarks == ()


@pytest.mark.parametrize(
    "plain",
    [
        AS_JSON,
        {"gridPoints": AS_JSON},
        {
            "cells": {
                "0,0": "clear",
                "1,0": {"terrain": "mountain"},
                "2,0": "clear",
                "0,1": "clear",
                "1,1": "clear",
                "2,1": {"type": "alpine"},
            },
            "cities": [
                {"Aston": {"coords": [2, 0], "loads": ["coal"], "type": "small"}},
                {"cell": [1, 1], "name": "Byford", "type": "medium", "loads": ""},
            ],
        },
    ],
    ids=["a list", "a named list", "by place, with a list of cities"],
)
def test_json_may_be_a_list_or_a_mapping(plain: Any, tmp_path: Path) -> None:
    found = imported(tmp_path, json.dumps(plain))
    board = found.scenario.board
    assert isinstance(board, MilepostBoard)
    assert board.terrain == (".^.", "..A")
    cities = found.scenario.cities.values()
    assert [(one.name, one.kind, one.at, one.supplies) for one in cities] == [
        ("Aston", "small", Cell(2, 0), ("coal",)),
        ("Byford", "medium", Cell(1, 1), ()),
    ]
    assert found.remarks == ()


@pytest.mark.parametrize(
    "crossings",
    [
        "from,to,river\na,d,Wend\nb,d,Wend\n",
        'edge,name\n"0,0|0,1",Wend\n"1,0 0,1",Wend\n',
        "x1;y1;x2;y2;water\n0;0;0;1;Wend\n1;0;0;1;Wend\n",
        json.dumps(
            [
                {"MilepostId1": "a", "MilepostId2": "d", "River": "Wend"},
                {"a": "b", "b": "d", "name": "Wend"},
            ]
        ),
        json.dumps({"Wend": ["0,0|0,1", "1,0|0,1"]}),
        json.dumps({"Wend": [[0, 0, 0, 1], [[1, 0], [0, 1]]]}),
        json.dumps(
            [
                {
                    "Name": "Wend",
                    "Edges": [
                        {"Start": {"Col": 0, "Row": 0}, "End": {"Row": 1, "Col": 0}},
                        {"Start": {"Col": 1, "Row": 0}, "End": {"Row": 1, "Col": 0}},
                    ],
                }
            ]
        ),
    ],
)
def test_crossed_edges_become_a_river_along_them(crossings: str, tmp_path: Path) -> None:
    found = imported(tmp_path, BOARD, crossings=crossings)
    (water,) = found.scenario.waters.values()
    assert (water.id, water.name, water.kind) == ("wend", "Wend", "river")
    assert str(water.path) == "0,0s 0,1n 1,0s"
    assert water.also_crosses == ()
    assert found.remarks == ()


@pytest.mark.parametrize(
    "cities",
    [
        "name;at;size;loads\nColby;0,1;major;wine, fish\nAston;;medium;salt\n",
        json.dumps(
            {
                "cities": [
                    {"name": "Colby", "cell": [0, 1], "type": "major", "loads": "wine, fish"},
                    {"name": "Aston", "id": "c", "type": "medium", "loads": ["salt"]},
                ]
            }
        ),
    ],
)
def test_cities_may_have_a_table_of_their_own(cities: str, tmp_path: Path) -> None:
    found = imported(tmp_path, BOARD, cities=cities)
    listed = [(one.id, one.kind, one.at, one.supplies) for one in found.scenario.cities.values()]
    assert listed == [
        ("aston", "medium", Cell(2, 0), ("coal", "iron-ore", "salt")),
        ("byford", "medium", Cell(1, 1), ("wood",)),
        ("colby", "major", Cell(0, 1), ("fish", "wine")),
    ]
    assert found.remarks == ()


def test_edges_without_a_name_are_as_many_rivers_as_do_not_meet(tmp_path: Path) -> None:
    found = imported(
        tmp_path,
        BOARD,
        crossings=json.dumps({"rivers": [["a", "d"], ["c", "f"]], "impassable": [["b", "e"]]}),
    )
    assert [one.id for one in found.scenario.waters.values()] == ["river", "river-2"]
    assert found.scenario.blocked == (Edge(Cell(1, 0), Cell(1, 1)),)


def test_arms_and_what_lies_apart_belong_to_the_river_of_their_name(tmp_path: Path) -> None:
    crossings = "from,to,river\na,d,Wend\nb,d,Wend\nc,f,Wend\n"
    (water,) = imported(tmp_path, BOARD, crossings=crossings).scenario.waters.values()
    assert [str(one) for one in water.paths] == ["1,0s 0,1n 0,0s", "2,0s 2,1n"]
    assert water.also_crosses == ()


def test_a_price_of_its_own_is_kept_and_the_usual_one_is_not(tmp_path: Path) -> None:
    crossings = "from,to,river,cost,kind\na,d,Wend,2,\nb,d,Wend,2,\nc,f,Deep,7,\nb,e,Mere,,lake\n"
    found = imported(tmp_path, BOARD, preset="empire-builder", crossings=crossings)
    waters = found.scenario.waters
    assert [(one.name, one.surcharge) for one in waters.values()] == [
        ("Deep", 7),
        ("Mere", None),
        ("Wend", None),
    ]
    assert waters["mere"].crossable == waters["mere"].also_crosses != ()
    assert "Mere: the lake has crossings, and no outline to be drawn by" in found.remarks


@pytest.mark.parametrize(
    "loads",
    [
        "load,city,chips\nfish,Aston,5\nfish,Byford,5\nwine,byford,\n",
        'load,cities,chips\nfish,"Aston, Byford",5\nwine,"1,1",\n',
        json.dumps({"LoadCities": [{"fish": ["Aston", "Byford"]}, {"wine": ["e"]}]}),
        json.dumps({"fish": ["Aston", "Byford"], "wine": "Byford"}),
    ],
)
def test_loads_are_supplied_by_their_cities(loads: str, tmp_path: Path) -> None:
    found = imported(tmp_path, BOARD, loads=loads)
    cities = found.scenario.cities
    assert cities["aston"].supplies == ("coal", "fish", "iron-ore")
    assert cities["byford"].supplies == ("fish", "wine", "wood")
    assert found.scenario.goods["fish"].chips == (5 if "5" in loads else 3)
    assert found.remarks == ()


def test_a_red_area_that_is_listed_is_that_of_its_city(tmp_path: Path) -> None:
    rows = (
        "1,1,Major City,Aston\n2,1,Major City Outpost,Aston\n1,0,outpost,\n0,1,clear,\n2,2,clear,\n"
    )
    (city,) = imported(tmp_path, f"x,y,type,name\n{rows}").scenario.cities.values()
    assert (city.kind, city.at) == ("major", Cell(1, 1))
    assert set(city.members) == {Cell(1, 1), Cell(2, 1), Cell(1, 0)}
    same = rows.replace("Major City Outpost", "major").replace("1,0,outpost,", "1,0,major,Aston")
    (other,) = imported(tmp_path, f"x,y,type,name\n{same}").scenario.cities.values()
    assert (other.at, other.members) == (city.at, city.members)


def test_prices_of_terrain_that_the_rules_do_not_have_come_along(tmp_path: Path) -> None:
    board = "x,y,terrain,cost\n0,0,clear,1\n1,0,jungle,3\n2,0,jungle,3\n3,0,jungle,4\n"
    found = imported(tmp_path, board)
    assert found.scenario.rules["cost"] == Things({"terrain": Things({"jungle": 3})})
    assert found.remarks == ("jungle: mileposts of one terrain cost 3, 4; the commonest counts",)


@pytest.mark.parametrize(
    ("row", "sentence"),
    [
        ("a,5,5,clear,,,", "board.csv:8: the id 'a' is that of another milepost already"),
        ("z,0,0,clear,,,", "the milepost stands at board.csv:2 already; this row is left out"),
        ("z,5,,clear,,,", "column and row: a place needs both; the row is left out"),
        ("z,,,clear,,,", "board.csv:8: it has no place, so the row is left out"),
        ("z,five,5,clear,,,", "'five' is not a number; the row is left out"),
        ("z,99999,5,clear,,,", "no board has more than 9999 columns or rows; the row is left out"),
        ("z,5,5,city,,,", "the city has no name, and is called 'City 5,5'"),
        ("z,5,5,city,Colby,,", "board.csv:8: Colby has no size, and is small"),
        ("z,5,5,city,Colby,vast,", "board.csv:8: 'vast' is no size of a city"),
        (
            "z,5,5,mountain,Colby,,",
            "the name 'Colby' is left out, as nothing says that it is a city",
        ),
        ("z,5,5,jungle,,,", "5,5: the rules have no price for the terrain 'jungle'"),
        ("z,5,5,outpost,,,", "board.csv:8: the outpost lies beside no major city of its own"),
    ],
)
def test_rows_that_do_not_fit_are_told_with_their_line(
    row: str, sentence: str, tmp_path: Path
) -> None:
    assert any(sentence in told for told in imported(tmp_path, f"{BOARD}{row}\n").remarks)


@pytest.mark.parametrize(
    ("besides", "sentence"),
    [
        ({"crossings": "from,to\na,z\n"}, "crossings.csv:2: there is no milepost 'z'"),
        ({"crossings": "from,to\na,f\n"}, "crossings.csv:2: 'a' and 'f' are not neighbours"),
        ({"crossings": 'from,to\na,"9,9"\n'}, "there is no milepost at '9,9'"),
        ({"crossings": "from,to,kind\na,d,lava\n"}, "'lava' is no kind of water"),
        ({"crossings": "from,to\na,d\nd,a\n"}, "the crossing stands at crossings.csv:2 already"),
        ({"crossings": "from,to,cost\na,d,-2\n"}, "-2 is not between 0 and 1,000"),
        ({"crossings": "from,to,hue\na,d,x\n"}, "crossings.csv: the column 'hue' is left out"),
        ({"crossings": "from\na\n"}, "it does not name two mileposts, such as 12,7|13,7"),
        ({"crossings": '[{"x": 1}, 7]'}, "crossings.json, crossings 1: the key 'x' is left out"),
        ({"ferries": "from,to\na,f\n"}, "ferries.csv:2: the ferry has no cost, and is free"),
        ({"ferries": "from,to,cost\na,a,3\n"}, "both of its ports are the same milepost"),
        ({"ferries": "from,to,cost\na,Atlantis,3\n"}, "there is no milepost 'Atlantis'"),
        ({"crossings": '{"frame": "odd"}'}, "'odd' does not name two mileposts"),
        ({"cities": "name,at\nColby,\n"}, "cities.csv:2: Colby stands on no milepost"),
        ({"cities": 'name,at\nColby,"9,9"\n'}, "cities.csv:2: Colby stands on no milepost"),
        ({"loads": "load,city\nfish,Atlantis\n"}, "there is no city 'Atlantis' to supply fish"),
        ({"loads": "load,city\n,Aston\n"}, "loads.csv:2: it names no load"),
        ({"loads": "load,chips\nfish,many\n"}, "loads.csv:2: chips: 'many' is not a number"),
    ],
)
def test_rows_beside_the_board_are_told_as_well(
    besides: dict[str, str], sentence: str, tmp_path: Path
) -> None:
    assert any(sentence in told for told in imported(tmp_path, BOARD, **besides).remarks)


def test_a_lattice_that_suits_the_crossings_better_is_named(tmp_path: Path) -> None:
    board = "x,y\n" + "".join(f"{x},{y}\n" for x in range(4) for y in range(4))
    crossings = 'edge\n"1,1|2,2"\n"1,1|2,1"\n"2,2|3,1"\n"2,2|2,3"\n'
    told = "the crossings: more of them join neighbours with --lattice odd-columns"
    assert told in imported(tmp_path, board, crossings=crossings).remarks
    turned = imported(tmp_path, board, lattice="odd-columns", crossings=crossings)
    assert turned.remarks == (
        "the board: its columns are shifted, not its rows, so it is turned by a quarter",
    )


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "it has no rows"),
        ("{", "it begins as JSON does, and is none"),
        ("{}", "it has no table of mileposts"),
        ('{"cities": []}', "it has no table of mileposts"),
        ("[1, 2]", "no milepost has a place"),
        ("x,y\n", "it has no table of mileposts"),
        ("kind\nclear\n", "no milepost has a place"),
        ("x,y\n0,0\n900,0\n", "more than 320"),
        ("x,y,kind\n" + "".join(f"{n},0,k{n}\n" for n in range(50)), "more than 40 kinds"),
        ("x,y,name\n" + "".join(f"{n % 90},{n // 90},n{n}\n" for n in range(2_001)), "cities"),
    ],
)
def test_what_is_no_board_is_refused(text: str, sentence: str, tmp_path: Path) -> None:
    with pytest.raises(CannotImport, match=sentence):
        imported(tmp_path, text)


def test_only_games_on_mileposts_can_be_made(tmp_path: Path) -> None:
    with pytest.raises(CannotImport, match="not played on mileposts: say crayon"):
        imported(tmp_path, BOARD, system="trains")


def test_a_system_without_ferries_leaves_them_out(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    walks = SystemModel(name="walks", title="Walks", order=92, board="mileposts")
    monkeypatch.setitem(_models(), walks.name, walks)
    found = imported(tmp_path, BOARD, system="walks", ferries="from,to,cost\na,f,6\n")
    assert found.remarks == ("ferries: they are left out: walks has none",)
