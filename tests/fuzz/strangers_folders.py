"""Folders as strangers send them, one for each kind of file that Milepost reads beside scenarios.

In each, one file is the one that is mutated, and commands are named that read it.
"""

import contextlib
import io
import json
import struct
import tempfile
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from milepost.__main__ import main
from tests.milepost.conftest import OPENING, VALLEY
from tests.model.imports.eighteen.test_games import GAME
from tests.model.imports.geo.layers import layer_samples
from tests.model.imports.mileposts.test_tables import BOARD
from tests.model.imports.tiled.samples import a_map

Command = tuple[str, ...]
GEOGRAPHY = Path(__file__).parents[1] / "files" / "geography"
CORPUS = Path(__file__).parent / "corpus"
MAP = "valley.milepost.yaml"
OUT = ("-o", "out.milepost.yaml")
SLIP = VALLEY.replace("supplies: [fish]", "supplies: [fisch]")
VALIDATE: Command = ("validate", ".")
DRAW: Command = ("render", MAP, "-o", "map.svg")
PLAY: Command = ("play", MAP, "--players", "2", "--log", "out.log")
SETTINGS = """\
select = ["MAP", "REF", "dck001"]
ignore = ["MAP014"]
fail-on = "warning"
exclude = ["old/*"]
max-findings = 50
target = "0.5"
severity = {REF004 = "warning", MAP = "info"}
"""
PUZZLE = """\
format: 1
id: puzzle
title: One Load of Coal
system: crayon
players: {min: 2, max: 2}
rules: {preset: empire-builder, turn: {hand_size: 1}}
board:
  kind: mileposts
  size: [8, 3]
  legend: {".": clear}
  terrain: |
    ........
    ........
    ........
cities:
- {id: aston, name: Aston, kind: major, at: "1,1", supplies: [coal]}
- {id: colby, name: Colby, kind: small, at: "6,1"}
goods:
- {id: coal, chips: 3}
demands:
  1: [colby coal 12]
  2: [aston coal 3]
  3: [colby coal 7]
position:
  seats:
  - cash: 5
    hand: [1]
    track: ["2,1 3,1", "3,1 4,1", "4,1 5,1", "5,1 6,1"]
    trains: [{type: freight, at: "4,1", loads: [coal]}]
  - {cash: 40, hand: [2]}
  turn: {seat: 1, round: 5, phase: operations}
  deck: [3]
"""
SCENERY = {
    "type": "FeatureCollection",
    "features": [
        {
            "type": "Feature",
            "properties": {"kind": kind, "name": "Land"},
            "geometry": {"type": shape, "coordinates": places},
        }
        for kind, shape, places in (
            (
                "own",
                "Polygon",
                [[[0, 0], [9, 0], [9, 4], [0, 4], [0, 0]], [[2, 2], [3, 2], [3, 3]]],
            ),
            ("neighbour", "MultiPolygon", [[[[5.5, 0.5], [9, 0], [9, 4]]]]),
            ("border", "LineString", [[0, 0], [4.5, 4]]),
            ("border", "MultiLineString", [[[0, 1], [4.5, 4]], [[1, 1], [2, 3]]]),
            ("mountain", "Point", [4, 2]),
        )
    ],
}
THEME = """\
base: classic
inks:
  river: {line: "#3377aa", width: 0.8, dash: [2, 1]}
  land: {fill: "#f0e8d0", pattern: dots, opacity: 0.5}
styles:
  city-small: {size: 2.5, colour: "#222222", face: bold, halo: "#ffffff", halo_width: 0.3}
seats: [{line: "#c0272d"}, {line: "#27408b", dash: [1, 1]}]
"""
GOODS = """\
goods:
- {id: coal, name: Coal, kind: mineral, likes: {mountain: 3}, chips: 4, sources: 2}
- {id: fish, kind: food, likes: {coast: 2, river: 1}, cities: [aston]}
- {id: wool, kind: food}
"""
LEGEND = "1: clear\n2: mountain\n3: sea\n"
PRESET = """\
format: 1
id: steep
title: Steep mountains
system: crayon
extends: empire-builder
rules:
  cost: {terrain: {mountain: 4}}
variants:
  gentle: {title: Gentle slopes, changes: {cost: {terrain: {mountain: 3}}}}
"""


class Folder(NamedTuple):
    """Files, which of them is mutated and how, and the commands that read it."""

    kind: str
    """json, lines, bytes or yaml."""
    mutated: str
    files: dict[str, bytes]
    commands: tuple[Command, ...]


def folders() -> dict[str, Folder]:
    """Every kind of file by a name, with the folder in which it lies."""
    return dict(_checked()) | dict(_played()) | dict(_drawn()) | dict(_imported()) | dict(_beside())


def _folder(kind: str, mutated: str, text: str | bytes, *commands: Command) -> Folder:
    """A folder with a map and one file more."""
    data = text.encode() if isinstance(text, str) else text
    return Folder(kind, mutated, {MAP: VALLEY.encode(), mutated: data}, commands)


def _with_map(folder: Folder, text: str) -> Folder:
    return folder._replace(files={**folder.files, MAP: text.encode()})


def _checked() -> Iterator[tuple[str, Folder]]:
    yield "settings", _folder("lines", "milepost.toml", SETTINGS, VALIDATE)
    shared = '[project]\nname = "maps"\n\n[tool.milepost]\n' + SETTINGS
    yield "pyproject", _folder("lines", "pyproject.toml", shared, VALIDATE)
    name = "milepost-baseline.json"
    asked: Command = ("validate", ".", "--baseline", name)
    baseline = _made({MAP: SLIP.encode()}, (*asked, "--write-baseline"), name)
    known = _folder("json", name, baseline, asked, (*asked, "--write-baseline"))
    yield "baseline", _with_map(known, SLIP)


def _played() -> Iterator[tuple[str, Folder]]:
    script = {"opening.txt": OPENING.encode()}
    play: Command = ("play", "tutorial", "--players", "2", "--script", "opening.txt")
    log = _made(script, (*play, "--log", "game.log", "--quiet"), "game.log")
    plain = _said({"game.log": log}, ("replay", "game.log", "--json"))
    drawn: Command = ("render", "tutorial", "-o", "game.svg", "--log", "game.log")
    resumed: Command = ("play", "--resume", "game.log")
    uses = (("replay", "game.log"), ("replay", "game.log", "--verify"), drawn, resumed)
    yield "log", _folder("lines", "game.log", log, *uses)
    yield "log-in-json", _folder("json", "game.log", plain, *uses)
    yield "script", _folder("lines", "opening.txt", OPENING, (*play, "--log", "out.log"))
    yield "position", _folder("yaml", MAP, PUZZLE, VALIDATE, PLAY, DRAW)


def _drawn() -> Iterator[tuple[str, Folder]]:
    scenery = _folder("json", "land.geojson", json.dumps(SCENERY), VALIDATE, DRAW)
    yield "scenery", _with_map(scenery, VALLEY + "scenery: ./land.geojson\n")
    art = 'art:\n- {id: rose, file: ./rose.png, at: "1.0,1.0", width: 4000, height: 4000}\n'
    picture = 'picture: {file: ./rose.png, pins: [{x: 0, y: 0, at: "0.0,0.0"}]}\n'
    shown = _folder("bytes", "rose.png", _png(), VALIDATE, DRAW)
    yield "art", _with_map(shown, VALLEY + art + picture)
    themed: Command = (*DRAW, "--theme", "theme.yaml")
    yield "theme", _folder("yaml", "theme.yaml", THEME, themed)


def _imported() -> Iterator[tuple[str, Folder]]:
    sheet = "name,col,row,size,supplies,name_zh\nAston,2,2,l,coal; ore,阿斯顿\nByford,9,3,s,,\n"
    places = 'name;at;kind;supplies\nByford;"4,1";;wood\nDunmore;"7,0";medium;-\n'
    new: Command = ("import", "csv", "cities.csv", *OUT)
    into: Command = ("import", "csv", "cities.csv", "--into", MAP)
    yield "csv", _folder("lines", "cities.csv", sheet, new, into)
    yield "csv-into", _folder("lines", "cities.csv", places, into, new)
    tiled: Command = ("import", "tiled", "map.tmj")
    plain = json.dumps(a_map([[1, 2, 3], [1, 1, 2]], *_objects()))
    yield "tmj", _folder("json", "map.tmj", plain, (*tiled, *OUT), (*tiled, "--into", MAP))
    drawn = _made({MAP: VALLEY.encode()}, ("export", "tmj", MAP, "-o", "map.tmj"), "map.tmj")
    yield "tmj-of-ours", _folder("json", "map.tmj", drawn, (*tiled, "--into", MAP))
    xml = _folder("lines", "map.tmx", TMX, ("import", "tiled", "map.tmx", *OUT))
    yield "tmx", xml
    legend = _folder("yaml", "legend.yaml", LEGEND, (*tiled, *OUT, "--legend", "legend.yaml"))
    yield "legend", legend._replace(files={**legend.files, "map.tmj": plain.encode()})
    yield (
        "18xx",
        _folder("json", "game.json", json.dumps(GAME), ("import", "18xx", "game.json", *OUT)),
    )
    yield from _transcribed()
    yield from _routes()
    yield from _geographic()


def _transcribed() -> Iterator[tuple[str, Folder]]:
    """A board in one file of JSON, and its mileposts and rivers as sheets."""
    made: Command = ("import", "mileposts", "board.json", *OUT)
    tables = {
        "mileposts": [{"id": i, "x": i % 3, "y": i // 3, "kind": "clear"} for i in range(9)],
        "cities": {"Aston": {"at": "1,1", "size": "major", "loads": ["coal"]}},
        "crossings": {"Wend": ["0,0|0,1", [1, 0, 0, 1]], "impassable": [["7", "8"]]},
        "ferries": [{"a": 0, "b": 8, "cost": 6, "name": "Ferry"}],
        "loads": [{"load": "fish", "city": "Aston", "chips": 4}],
    }
    yield "mileposts", _folder("json", "board.json", json.dumps(tables), made)
    rivers = b'from,to,river,kind,cost\na,d,Wend,river,2\n"1,0","0,1",Wend,,\nb,e,,lake,\n'
    files = {"board.csv": BOARD.encode(), "rivers.csv": rivers}
    command: Command = ("import", "mileposts", "board.csv", "--crossings", "rivers.csv", *OUT)
    for name in files:
        yield f"mileposts-{name}", Folder("lines", name, files, (command,))


def _routes() -> Iterator[tuple[str, Folder]]:
    """A board of routes as two tables."""
    places = "name;x;y;value;squares;home\nAsh;9,5;2;;;sf\nElm;5;2;7;sf;\n"
    lines = 'a,b,segments,arrow,terrain,bends\nAsh,Elm,2,a>b,river|,"7.0,2.5"\n'
    files = {"places.csv": places.encode(), "lines.csv": lines.encode()}
    made: Command = ("import", "routes", *files, *OUT)
    for name in files:
        yield f"routes-{name}", Folder("lines", name, files, (made,))


def _geographic() -> Iterator[tuple[str, Folder]]:
    files = {path.name: path.read_bytes() for path in sorted(GEOGRAPHY.iterdir())}
    files["recipe.yaml"] = files.pop("pearl-river.yaml").replace(b"60 km", b"120 km")
    made: Command = ("import", "geo", "recipe.yaml", *OUT)
    kinds = {".geojson": "json", ".pgw": "lines", ".png": "bytes", ".yaml": "yaml"}
    for name in files:
        kind = kinds.get(Path(name).suffix)
        if kind:
            yield f"geo-{name}", Folder(kind, name, files, (made,))
    box: Command = ("import", "geo", "--box", "10,40,13,42", "--cells", "60", *OUT, "--land")
    for name, write in (("isle.topojson", "write_topojson"), ("isle.shp", "write_shapefile")):
        beside = _written(name, write)
        chosen = f"{name}#lands" if name.endswith("json") else name
        for one in beside:
            kind = "json" if one.endswith("json") else "bytes"
            yield f"geo-{one}", Folder(kind, one, beside, ((*box, chosen),))


def _beside() -> Iterator[tuple[str, Folder]]:
    """What a scenario stands on, and a scenario for commands that do not judge it."""
    steep = VALLEY.replace("preset: china-rails", "preset: ./steep.preset.yaml")
    yield "preset", _with_map(_folder("yaml", "steep.preset.yaml", PRESET, VALIDATE, PLAY), steep)
    proposed: Command = ("goods", MAP, "--from", "goods.yaml", "--diff")
    yield "goods", _folder("yaml", "goods.yaml", GOODS, proposed)
    layer = "format: 1\nid: night\nextends: ./valley.milepost.yaml\ntitle: Night\n"
    yield (
        "extends",
        _folder("yaml", "night.milepost.yaml", layer, VALIDATE, ("info", "night.milepost.yaml")),
    )
    whole = (CORPUS / "everything.milepost.yaml").read_bytes()
    files = {MAP: whole, "before.milepost.yaml": whole}
    uses: tuple[Command, ...] = (
        ("info", MAP, "--map"),
        ("fmt", MAP),
        ("diff", "before.milepost.yaml", MAP),
        ("merge", "before.milepost.yaml", "before.milepost.yaml", MAP),
        ("merge", MAP, "before.milepost.yaml", MAP),
        ("validate", MAP, "--fix", "--unsafe-fixes"),
        ("cost", MAP, "aston", "byford"),
        ("deck", MAP, "--explain"),
        ("goods", MAP, "--diff"),
        ("export", "geojson", MAP, "-o", "map.geojson"),
        ("export", "tmj", MAP, "-o", "map.tmj"),
        DRAW,
        PLAY,
    )
    yield "scenario", Folder("yaml", MAP, files, uses)


def _objects() -> list[dict[str, object]]:
    line = [{"x": 0, "y": 0}, {"x": 52, "y": 45}]
    return [
        {"id": 1, "name": "Aston", "type": "city", "x": 26, "y": 30, "point": True},
        {"id": 2, "name": "Brook", "type": "river", "x": 0, "y": 0, "polyline": line},
        {
            "id": 3,
            "name": "Mere",
            "type": "lake",
            "x": 9,
            "y": 9,
            "polygon": [*line, {"x": 0, "y": 45}],
        },
    ]


TMX = """\
<?xml version="1.0" encoding="UTF-8"?>
<map orientation="hexagonal" width="3" height="2" tilewidth="52" tileheight="60"
 hexsidelength="30" staggeraxis="y" staggerindex="odd" infinite="0">
 <tileset firstgid="1" name="ground">
  <tile id="0" type="grass"/><tile id="1" type="Mountain"/>
 </tileset>
 <layer id="1" name="ground" width="3" height="2"><data encoding="csv">1,2,1,
1,1,2</data></layer>
 <objectgroup id="2" name="things">
  <object id="1" name="Aston" type="city" x="26" y="30"><point/></object>
  <object id="2" name="Brook" type="river" x="0" y="0"><polyline points="0,0 52,45"/></object>
 </objectgroup>
</map>
"""


def _png() -> bytes:
    """A picture of two by two pixels."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return (
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        )

    head = struct.pack(">IIBBBBB", 2, 2, 8, 2, 0, 0, 0)
    rows = zlib.compress((b"\x00" + b"\x80" * 6) * 2)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


def _written(name: str, write: str) -> dict[str, bytes]:
    """The files that a writer of layers makes."""
    with tempfile.TemporaryDirectory() as folder:
        getattr(layer_samples, write)(Path(folder) / name)
        return {path.name: path.read_bytes() for path in sorted(Path(folder).iterdir())}


def _made(files: dict[str, bytes], command: Command, name: str) -> bytes:
    """A file that a command makes of others."""
    with tempfile.TemporaryDirectory() as there, contextlib.chdir(there):
        _said_here(files, command)
        return Path(name).read_bytes()


def _said(files: dict[str, bytes], command: Command) -> str:
    with tempfile.TemporaryDirectory() as there, contextlib.chdir(there):
        return _said_here(files, command)


def _said_here(files: dict[str, bytes], command: Command) -> str:
    for name, data in files.items():
        Path(name).write_bytes(data)
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(io.StringIO()):
        main(command)
    return said.getvalue()
