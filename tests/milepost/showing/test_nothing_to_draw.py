"""Files with nothing to draw, and values that say nothing: a sentence, and no file."""

from pathlib import Path

import pytest

from tests.milepost.conftest import Run

HEAD = "format: 1\nid: bare\ntitle: Bare\nsystem: santa-fe\n"
LINES = "board: {kind: routes, lines: [{id: up, a: ash, b: ash}]}\ncities: [{id: ash}]\n"
BARE = {
    "without a board": (HEAD, "there is no board in it"),
    "without a line": (f"{HEAD}board: {{kind: routes}}\n", "there is nothing on its board"),
    "with lines between cities that lie nowhere": (
        HEAD + LINES,
        "there is nothing on its board",
    ),
}


@pytest.fixture(params=list(BARE))
def bare(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Path, str]:
    """A scenario without a map, and what is to be said of it."""
    text, said = BARE[request.param]
    path = tmp_path / "bare.milepost.yaml"
    path.write_text(text, encoding="utf-8")
    return path, said


@pytest.mark.parametrize("kind", ["svg", "png", "pdf"])
def test_no_empty_picture_is_drawn(run: Run, bare: tuple[Path, str], kind: str) -> None:
    path, said = bare
    out = path.with_name(f"map.{kind}")
    ran = run("render", path, "-o", out)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.splitlines()[-1] == f"milepost: {path}: {said}, so no picture was drawn"
    assert not out.exists()


def test_no_empty_map_is_printed(run: Run, bare: tuple[Path, str]) -> None:
    pytest.importorskip("PySide6.QtGui")
    path, _ = bare
    ran = run("print", path, "-o", path.parent / "out")
    assert "no map: the scenario says nothing of it\n" in ran.out
    assert ran.code == (0 if (path.parent / "out" / "aids.pdf").exists() else 2)
    assert not (path.parent / "out" / "map.pdf").exists()


def test_a_board_that_cannot_be_read_is_told_with_its_place(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "bare.milepost.yaml"
    path.write_text(f"{HEAD}board: {{kind: cube}}\n", encoding="utf-8")
    ran = run("render", path, "-o", tmp_path / "map.svg")
    assert ran.code == 2
    board, last = ran.err.splitlines()
    assert "bare.milepost.yaml:5:" in board
    assert "board" in board
    assert last.endswith("so no picture was drawn")
    assert not (tmp_path / "map.svg").exists()


def test_a_city_alone_on_a_board_of_routes_is_drawn(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "bare.milepost.yaml"
    city = 'cities: [{id: ash, name: Ash, kind: small, xy: "1.0,1.0"}]\n'
    path.write_text(f"{HEAD}board: {{kind: routes}}\n{city}", encoding="utf-8")
    assert run("render", path, "-o", tmp_path / "map.svg").code == 0
    assert "Ash" in (tmp_path / "map.svg").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (("render", "tutorial", "-o", ""), "-o names no file"),
        (("render", "tutorial", "-o", "map.svg", "--log", ""), "--log names no file"),
        (("render", "tutorial", "-o", "map.svg", "--heat", ""), "--heat names no file"),
        (("render", "tutorial", "-o", "map.svg", "--theme", ""), 'no theme ""; there are classic'),
        (("diff", "VALLEY", "VALLEY", "-o", ""), "-o names no file"),
        (("print", "tutorial", "-o", ""), "-o names no folder"),
        (("print", "tutorial", "-o", "out", "--paper", ""), 'no paper ""; there are A4'),
        (("print", "tutorial", "-o", "out", "--theme", ""), 'no theme ""; there are classic'),
    ],
)
def test_an_empty_value_is_refused_and_nothing_is_written(
    run: Run, valley: Path, monkeypatch: pytest.MonkeyPatch, asked: tuple[str, ...], said: str
) -> None:
    here = valley.parent / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    ran = run(*(valley if word == "VALLEY" else word for word in asked))
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
    assert ran.err.count("\n") == 1
    assert list(here.iterdir()) == []


def test_a_list_of_choices_has_no_empty_one(run: Run, valley: Path) -> None:
    text = valley.read_text(encoding="utf-8").replace("system: crayon", "system: chess")
    valley.write_text(text, encoding="utf-8")
    ran = run("info", valley)
    assert ran.code == 1
    assert '"chess" is none of crayon, age-of-steam, trains, santa-fe' in ran.out
    assert "Valley (valley): no system, 2 to 3 players" in ran.out
