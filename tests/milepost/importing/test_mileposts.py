"""`milepost import mileposts`: a board that was transcribed becomes a map that can be played on."""

import json
import os
from pathlib import Path

import pytest

from model.files.scenario_files import open_file
from model.imports.mileposts.lattices import LATTICES
from tests.milepost.conftest import Run
from validator.exchange.sources.mileposts import LATTICE_HELP
from validator.running.run import examine

ROWS = [f"{col},{row},clear,,," for row in range(6) for col in range(8) if (col, row) != (2, 2)]
BOARD = "\n".join(["col,row,kind,name,size,supplies", *ROWS, "2,2,city,Aston,major,coal", ""])
RIVERS = 'from,to,river\n"4,0","4,1",Wend\n"5,0","4,1",Wend\n'


@pytest.fixture
def board(tmp_path: Path) -> Path:
    path = tmp_path / "board.csv"
    path.write_text(BOARD, encoding="utf-8")
    return path


def test_a_board_becomes_a_map_without_errors_but_for_the_cards(
    run: Run, board: Path, tmp_path: Path
) -> None:
    rivers, out = tmp_path / "rivers.csv", tmp_path / "board.milepost.yaml"
    rivers.write_text(RIVERS, encoding="utf-8")
    ran = run("import", "mileposts", board, "--crossings", rivers, "-o", out, "--report")
    assert (ran.code, ran.err) == (0, "")
    assert "8 × 6, 48 cells" in ran.out
    file = open_file(out)
    errors = {one.finding.code for one in examine(file) if one.finding.severity == "error"}
    assert errors == {"DCK001"}
    first = out.read_bytes()
    assert run("import", "mileposts", board, "--crossings", rivers, "-o", out).code == 2
    run("import", "mileposts", board, "--crossings", rivers, "-o", out, "--force")
    assert out.read_bytes() == first


def test_every_lattice_is_named_in_the_help() -> None:
    assert all(lattice in LATTICE_HELP for lattice in LATTICES)


def test_what_wants_a_look_is_told_and_what_cannot_be_read_refused(
    run: Run, board: Path, tmp_path: Path
) -> None:
    out = tmp_path / "board.milepost.yaml"
    board.write_text(BOARD + "2,2,clear,,,\n", encoding="utf-8")
    ran = run("import", "mileposts", board, "-o", out)
    assert (ran.code, "board.csv:50: the milepost stands at board.csv:49 already" in ran.err) == (
        1,
        True,
    )
    out.unlink()
    for words in (["--lattice", "square"], ["--system", "trains"], ["--loads", tmp_path / "x"]):
        assert run("import", "mileposts", board, "-o", out, *words).code == 2
    assert run("import", "mileposts", board).code == 2
    assert not out.exists()


HOSTILE = {
    "deep": "[" * 100_000,
    "wide": json.dumps({"mileposts": [[]] * 125_000}),
    "one entry of very many keys": json.dumps([{f"k{n}": n for n in range(100_000)}]),
    "a net of rivers": json.dumps(
        {
            "mileposts": [[col, row] for row in range(60) for col in range(60)],
            "crossings": [[c, r, c + 1, r] for r in range(60) for c in range(59)]
            + [[c, r, c, r + 1] for r in range(59) for c in range(60)],
        }
    ),
    "very many cities of one name": json.dumps(
        [{"x": n % 300, "y": n // 300, "kind": "major", "name": "A"} for n in range(3_000)]
    ),
    "signs that nobody sees": json.dumps(
        [
            {
                "x": 0,
                "y": 0,
                "kind": "city",
                "name": "A\u0000\u202e\ud800",
                "loads": ["\u0007\ud800x"],
            },
            {"x": 1, "y": 0, "kind": "\ud800"},
        ]
    ),
    "numbers": json.dumps([{"x": 1e308, "y": -1e308}, {"x": "9" * 4_000, "y": 1, "cost": "1e9"}]),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_board_is_a_sentence_or_a_map(name: str, run: Run, tmp_path: Path) -> None:
    board, out = tmp_path / "board.json", tmp_path / "board.milepost.yaml"
    board.write_text(HOSTILE[name], encoding="utf-8")
    ran = run("import", "mileposts", board, "-o", out)
    assert "INT001" not in ran.err
    assert (ran.code == 2) == (not out.exists())
    if out.exists():
        assert not open_file(out).scenario.misfits


def test_no_device_and_no_pipe_is_read(run: Run, board: Path, tmp_path: Path) -> None:
    out, pipe = tmp_path / "board.milepost.yaml", tmp_path / "pipe"
    os.mkfifo(pipe)
    for file in (pipe, Path("/dev/zero")):
        for words in ([file], [board, "--crossings", file], [board, "--loads", file]):
            ran = run("import", "mileposts", *words, "-o", out)
            assert (ran.code, "not an ordinary file" in ran.err) == (2, True)
