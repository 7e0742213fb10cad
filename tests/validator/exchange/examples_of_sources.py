"""A small example for every source, as its files lie in somebody's folder."""

import json
from collections.abc import Callable
from pathlib import Path

from model.bundled import bundled_scenarios
from model.files.scenario_files import load
from tests.contracts.house import HERE
from validator.exchange.described.format import Wanted
from validator.exchange.described.option import Said
from validator.exchange.found import formats

Values = dict[str, str]
CITIES = """\
name,col,row,size,supplies,name_zh,mayor
Aston,2,2,l,coal; iron ore,阿斯顿,Ada
Byford,9,3,s,fish,,Bea
Colby,5,8,m,,,
"""
_ROWS = [f"{col},{row},clear,,," for row in range(6) for col in range(8) if (col, row) != (2, 2)]
BOARD = "\n".join(["col,row,terrain,name,size,supplies", *_ROWS, "2,2,city,Aston,major,coal", ""])
RIVERS = 'from,to,river\n"4,0","4,1",Wend\n"5,0","4,1",Wend\n'
GAME = {
    "info": {"title": "18Valley", "designer": "A. Nobody"},
    "map": {
        "hexes": [
            {"color": "plain", "hexes": ["A3", "B2", "B4", "C1"]},
            {"color": "yellow", "cities": [{"name": {"name": "Aston"}}], "hexes": ["B6"]},
            {"centerTowns": [{"name": {"name": "Byford"}}], "hexes": ["C3"]},
        ]
    },
}


def _csv(folder: Path) -> Values:
    return {"sheet": _written(folder / "cities.csv", CITIES)}


def _mileposts(folder: Path) -> Values:
    crossings = _written(folder / "rivers.csv", RIVERS)
    return {"board": _written(folder / "board.csv", BOARD), "crossings": crossings}


def _game(folder: Path) -> Values:
    return {"game": _written(folder / "1800.json", json.dumps(GAME))}


def _tiled(folder: Path) -> Values:
    _exported("tmj", "tutorial", folder / "valley.tmj")
    return {"map": str(folder / "valley.tmj")}


def _routes(folder: Path) -> Values:
    _exported("routes", "western-usa", folder / "west")
    return {one: str(folder / f"west-{one}.csv") for one in ("places", "lines")}


def _geo(_folder: Path) -> Values:
    return {"recipe": str(HERE / "tests" / "files" / "geography" / "pearl-river.yaml")}


EXAMPLES: dict[str, Callable[[Path], Values]] = {
    "18xx": _game,
    "csv": _csv,
    "geo": _geo,
    "mileposts": _mileposts,
    "routes": _routes,
    "tiled": _tiled,
}
"""What can be said of an example whose files are written to a folder, by the name of the source."""


def _written(path: Path, text: str) -> str:
    path.write_text(text, encoding="utf-8")
    return str(path)


def _exported(kind: str, name: str, out: Path) -> None:
    path = bundled_scenarios()[name]
    made = formats()[kind].files(Wanted(load(path), path.parent, out, Said()))
    for one, data in made.data.items():
        one.write_bytes(data)
