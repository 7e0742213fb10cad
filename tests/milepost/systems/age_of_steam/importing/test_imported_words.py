"""Imported and new maps of Age of Steam say everything in its words, and are free of errors."""

import json
from pathlib import Path

import pytest

from model.boards.hexes import HexBoard
from model.collection import thaw
from model.files.scenario_files import ScenarioFile, open_file
from tests.milepost.conftest import Run
from tests.model.imports.tiled.samples import TILESET, a_map
from validator.finding import ERROR
from validator.running.run import examine

SYSTEM = ("--system", "age-of-steam")


def _sound(path: Path) -> ScenarioFile:
    """The file of a map in which only warnings are found."""
    file = open_file(path)
    errors = [str(one.finding) for one in examine(file) if one.finding.severity == ERROR]
    assert not errors
    assert isinstance(file.scenario.board, HexBoard)
    assert {city.kind for city in file.scenario.cities.values()} <= {"city", "town"}
    assert len(file.scenario.goods) == 5, "the cubes of the preset are there"
    return file


def test_a_new_map_is_sound(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "new.milepost.yaml"
    assert run("new", out, *SYSTEM).code == 0
    assert _sound(out).scenario.players.min == 3


def test_cities_of_a_sheet_are_cities_and_towns(run: Run, tmp_path: Path) -> None:
    sheet, out = tmp_path / "cities.csv", tmp_path / "sheet.milepost.yaml"
    sheet.write_text(
        "name,kind,col,row\nAsh,city,1,1\nElm,town,3,2\nOak,major,5,1\nYew,small,2,4\n"
    )
    assert run("import", "csv", sheet, *SYSTEM, "-o", out).code == 0
    kinds = {key: city.kind for key, city in _sound(out).scenario.cities.items()}
    assert kinds == {"ash": "city", "elm": "town", "oak": "city", "yew": "town"}


def test_tiles_and_objects_of_tiled_have_the_words_of_the_game(run: Run, tmp_path: Path) -> None:
    words = ("grass", "Mountain", "ocean", "river", "lake", "plains", "hills")
    tiles = [{"id": number, "type": word} for number, word in enumerate(words)]
    plain = a_map(
        [[1, 2, 3, 4], [5, 6, 7, 1], [1, 1, 1, 1]],
        {"type": "city", "name": "Ash", "x": 26, "y": 30, "point": True},
        {"type": "town", "name": "Elm", "x": 130, "y": 120, "point": True},
        {"type": "major", "name": "Oak", "x": 200, "y": 120, "point": True},
        tilesets=[{**TILESET, "tiles": tiles}],
    )
    drawn, out = tmp_path / "map.tmj", tmp_path / "tiled.milepost.yaml"
    drawn.write_text(json.dumps(plain))
    assert run("import", "tiled", drawn, *SYSTEM, "-o", out).code == 0

    scenario = _sound(out).scenario
    assert isinstance(scenario.board, HexBoard)
    assert dict(scenario.board.legend) == {
        ".": "plain", "^": "mountain", "w": "water", "~": "river", "h": "hills",
    }  # fmt: skip
    assert scenario.board.terrain[:2] == (".^w~", "w.h.")
    assert [city.kind for city in scenario.cities.values()] == ["city", "town", "city"]
    assert thaw(scenario.rules["prices"]) == {"terrain": {"hills": {"cost": 2}}}


@pytest.mark.parametrize("terrain", ["mountain", "hills", "swamp"])
def test_a_game_of_18xx_maker_has_the_words_of_the_game(
    run: Run, tmp_path: Path, terrain: str
) -> None:
    game, out = tmp_path / "game.json", tmp_path / "eighteen.milepost.yaml"
    hexes = [
        {"color": "plain", "hexes": ["A1", "A3", "B2"]},
        {"color": "water", "hexes": ["B4"]},
        {"color": "plain", "terrain": [{"type": terrain}], "hexes": ["A5"]},
        {"color": "plain", "cities": [{}], "names": [{"name": "Ash"}], "hexes": ["C1"]},
    ]
    game.write_text(json.dumps({"info": {"title": "Small"}, "map": {"hexes": hexes}}))
    run("import", "18xx", game, "-o", out)

    board = _sound(out).scenario.board
    assert isinstance(board, HexBoard)
    assert "clear" not in board.legend.values()


def test_geography_becomes_hexes_in_the_words_of_the_game(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "geo.milepost.yaml"
    box = ("--box", "108,22,118,30", "--cells", "60")
    assert run("import", "geo", *box, *SYSTEM, "-o", out).code == 0

    scenario = _sound(out).scenario
    assert isinstance(scenario.board, HexBoard)
    assert {*scenario.board.legend.values()} <= {"plain", "river", "mountain", "water"}
    assert scenario.board.legend["."] == "plain"
    assert (scenario.players.min, scenario.players.max) == (3, 6)
