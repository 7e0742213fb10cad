"""`milepost export tmj` and `milepost import tiled`: a map goes to Tiled and comes back."""

import json
import os
import shutil
import struct
import subprocess
import sys
import zlib
from pathlib import Path

import pytest

from model.files.scenario_files import open_file
from model.notation import Cell
from tests.contracts.house import HERE
from tests.milepost.conftest import VALLEY, Run
from validator.running.run import examine

with_tiled = pytest.mark.skipif(shutil.which("tiled") is None, reason="Tiled is not installed")


def test_a_map_goes_to_tiled_and_comes_back(run: Run, valley: Path, tmp_path: Path) -> None:
    there, back = tmp_path / "valley.tmj", tmp_path / "back.milepost.yaml"
    ran = run("export", "tmj", valley, "-o", there)
    assert ran.code == 0
    assert ran.out.splitlines() == [f"wrote {tmp_path}/valley.tiles.png", f"wrote {there}"]
    ran = run("import", "tiled", there, "-o", back, "--report")
    assert (ran.code, ran.err) == (0, "")
    assert "9 × 5, 45 cells" in ran.out
    file = open_file(back)
    assert file.scenario.board == open_file(valley).scenario.board
    assert file.scenario.credits == "Map: valley.tmj, drawn with Tiled."
    errors = {one.finding.code for one in examine(file) if one.finding.severity == "error"}
    assert errors <= {"DCK001"}


def test_what_was_edited_in_tiled_comes_into_the_scenario_alone(run: Run, valley: Path) -> None:
    there = valley.with_name("valley.tmj")
    run("export", "tmj", valley, "-o", there)
    plain = json.loads(there.read_text(encoding="utf-8"))
    terrain, cities = plain["layers"][0], plain["layers"][1]
    terrain["data"][1] = 2
    next(one for one in cities["objects"] if one["name"] == "Colby")["x"] -= 52
    there.write_text(json.dumps(plain), encoding="utf-8")
    assert run("import", "tiled", there, "--into", valley).code == 0
    lines, before = valley.read_text(encoding="utf-8").splitlines(), VALLEY.splitlines()
    assert [(old, new) for old, new in zip(before, lines, strict=True) if old != new] == [
        ("    .........", "    .^......."),
        (
            '- {id: colby, name: Colby, kind: medium, at: "8,2"}',
            '- {id: colby, name: Colby, kind: medium, at: "7,2"}',
        ),
    ]


@with_tiled
@pytest.mark.parametrize("kind", ["tmx", "json"])
def test_tiled_itself_opens_the_map_and_saves_it(kind: str, run: Run, tmp_path: Path) -> None:
    there, saved = tmp_path / "tutorial.tmj", tmp_path / f"saved.{kind}"
    run("export", "tmj", "tutorial", "-o", there)
    here = tmp_path / "tutorial.milepost.yaml"
    shutil.copy(HERE / "scenarios" / "tutorial.milepost.yaml", here)
    before = here.read_bytes()
    quiet = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "XDG_RUNTIME_DIR": str(tmp_path)}
    words = ["tiled", "--export-map", kind, str(there), str(saved)]
    subprocess.run(words, env=quiet, check=True, capture_output=True, timeout=60)
    assert run("import", "tiled", saved, "--into", here).code == 0
    assert here.read_bytes() == before


def test_the_tiles_are_a_picture_in_the_colours_of_the_theme(
    run: Run, valley: Path, tmp_path: Path
) -> None:
    for name in ("classic", "dark"):
        ran = run("export", "tmj", valley, "-o", tmp_path / f"{name}.tmj", "--theme", name)
        assert ran.code == 0
    data = (tmp_path / "classic.tiles.png").read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    # Clear, mountain, alpine, desert, and the mark of regions.
    assert struct.unpack(">II", data[16:24]) == (5 * 52, 60)
    start = data.index(b"IDAT")
    (length,) = struct.unpack(">I", data[start - 4 : start])
    rows = zlib.decompress(data[start + 4 : start + 4 + length])
    row = rows[30 * (1 + 4 * 260) + 1 :][: 4 * 260]
    # Right of the dot in the middle of the first tile; and beside the hex at its upper corner.
    assert row[4 * 40 : 4 * 41] == bytes.fromhex("f8f2dfff")
    assert rows[1:5] == bytes(4)
    assert data != (tmp_path / "dark.tiles.png").read_bytes()
    assert run("export", "tmj", valley, "-o", tmp_path / "x.tmj", "--theme", "gold").code == 2


def test_nothing_is_replaced_unasked(run: Run, valley: Path, tmp_path: Path) -> None:
    there = tmp_path / "valley.tmj"
    assert run("export", "tmj", valley, "-o", there).code == 0
    assert run("export", "tmj", valley, "-o", there).code == 2
    assert run("export", "tmj", valley, "-o", there, "--force").code == 0
    assert run("import", "tiled", there, "-o", valley).code == 2
    assert run("import", "tiled", there).code == 2


def test_a_legend_is_a_file(run: Run, tmp_path: Path) -> None:
    plain = {
        "orientation": "staggered",
        "width": 2,
        "height": 2,
        "tilewidth": 64,
        "tileheight": 32,
        "tilesets": [{"firstgid": 1, "name": "art", "tiles": []}],
        "layers": [{"type": "tilelayer", "width": 2, "height": 2, "data": [1, 1, 1, 2]}],
    }
    (tmp_path / "art.tmj").write_text(json.dumps(plain), encoding="utf-8")
    (tmp_path / "legend.yaml").write_text('"0": clear\n"1": mountain\n', encoding="utf-8")
    words = ("import", "tiled", tmp_path / "art.tmj", "-o", tmp_path / "art.milepost.yaml")
    told = run(*words)
    assert (told.code, "--legend legend.yaml" in told.err) == (2, True)
    assert run(*words, "--legend", tmp_path / "legend.yaml").code == 0
    board = open_file(tmp_path / "art.milepost.yaml").scenario.board
    assert board is not None
    assert board.kind_at(Cell(1, 1)) == "mountain"  # type: ignore[union-attr]


@pytest.mark.parametrize("seed", ["1", "77"])
def test_the_same_map_gives_the_same_bytes(seed: str, run: Run, tmp_path: Path) -> None:
    for folder in ("here", "there"):
        (tmp_path / folder).mkdir()
    here, there = (tmp_path / folder / "valley.tmj" for folder in ("here", "there"))
    run("export", "tmj", "tutorial", "-o", here)
    run("import", "tiled", here, "-o", tmp_path / "here" / "map.milepost.yaml")
    environment = {**os.environ, "PYTHONHASHSEED": seed}
    for words in (
        ["export", "tmj", "tutorial", "-o", str(there)],
        ["import", "tiled", str(there), "-o", str(tmp_path / "there" / "map.milepost.yaml")],
    ):
        full = [sys.executable, "-m", "milepost", *words]
        subprocess.run(full, cwd=HERE, env=environment, check=True, capture_output=True)
    for name in ("valley.tmj", "valley.tiles.png", "map.milepost.yaml"):
        assert (tmp_path / "here" / name).read_bytes() == (tmp_path / "there" / name).read_bytes()
