"""`milepost import routes` and `export routes`: a board of routes as two tables."""

from pathlib import Path

import pytest

from model.boards.routes import RouteBoard
from model.files.scenario_files import load, open_file
from model.systems.santa_fe.things.part import SantaFePart
from tests.generate.samples import sample
from tests.milepost.conftest import Run
from validator.running.run import examine

PLACES = "\ufeffname;x;y;value;home;population\r\nAsh;9,5;2;;sf;10 000\r\nElm;5;2;7;;\r\n"
LINES = "from;to;length;colour\r\nAsh;Elm;2;red\r\n"


def tables(folder: Path, places: str = PLACES, lines: str = LINES) -> tuple[Path, Path]:
    found = folder / "places.csv", folder / "lines.csv"
    for path, text in zip(found, (places, lines), strict=True):
        path.write_text(text, encoding="utf-8", newline="")
    return found


def test_a_bundled_board_goes_out_and_comes_back(run: Run, tmp_path: Path) -> None:
    ran = run("export", "routes", "western-lines", "-o", tmp_path / "west")
    places, lines = tmp_path / "west-places.csv", tmp_path / "west-lines.csv"
    assert (ran.code, places.is_file(), lines.is_file()) == (0, True, True)
    out = tmp_path / "board.milepost.yaml"
    ran = run("import", "routes", places, lines, "-o", out, "--report")
    assert (ran.code, ran.err) == (0, "")
    assert "42 added" in ran.out
    assert "92 lines, 219 segments" in ran.out
    west, back = sample("western-lines"), load(out)
    assert isinstance(west.board, RouteBoard)
    assert isinstance(back.board, RouteBoard)
    assert (back.board.lines, back.cities) == (west.board.lines, west.cities)
    assert back.part == west.part
    assert list(examine(open_file(out))) == []


def test_a_strangers_tables_are_taken_and_told(run: Run, tmp_path: Path) -> None:
    places, lines = tables(tmp_path)
    out = tmp_path / "board.milepost.yaml"
    ran = run("import", "routes", places, lines, "-o", out, "--report", "--title", "Plains")
    assert ran.code == 0
    assert "utf-8, cells apart by semicolon" in ran.out
    assert "left out of lines" in ran.out
    assert "1 column: colour" in ran.out
    found = load(out)
    assert found.title == "Plains"
    assert found.part_as(SantaFePart).railroads["sf"].home == "ash"


def test_tables_are_put_into_a_board_and_nothing_else_is_touched(run: Run, tmp_path: Path) -> None:
    board = tmp_path / "west.milepost.yaml"
    run("export", "routes", "western-lines", "-o", tmp_path / "west")
    text = Path(str(_bundled())).read_text(encoding="utf-8")
    board.write_text(text, encoding="utf-8")
    lines = tmp_path / "west-lines.csv"
    said = lines.read_text(encoding="utf-8").replace(
        "denver-cheyenne,denver,cheyenne,1", "denver-cheyenne,denver,cheyenne,3"
    )
    lines.write_text(said, encoding="utf-8")
    ran = run("import", "routes", tmp_path / "west-places.csv", lines, "--into", board, "--report")
    assert ran.code == 0
    assert "0 added, 1 changed, 91 as they were" in ran.out
    after = board.read_text(encoding="utf-8").splitlines()
    assert [line for line in after if line not in text.splitlines()] == [
        "  - {id: denver-cheyenne, a: denver, b: cheyenne, segments: 3}"
    ]


def _bundled() -> Path:
    from model.bundled import bundled_scenarios

    return bundled_scenarios()["western-lines"]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--system", "crayon"), "crayon is not played on a board of routes, as santa-fe is"),
        (("--separator", "dots"), "--separator: 'dots' is none of comma, semicolon, tab, bar"),
        (("--preset", "age-of-steam"), 'preset "age-of-steam" is for system age-of-steam'),
    ],
)
def test_what_cannot_be_is_told_in_a_sentence(
    run: Run, tmp_path: Path, words: tuple[str, ...], why: str
) -> None:
    ran = run("import", "routes", *tables(tmp_path), "-o", tmp_path / "b.milepost.yaml", *words)
    assert ran.code == 2
    assert why in ran.err


def test_a_table_of_a_hundred_megabytes_is_refused_at_once(run: Run, tmp_path: Path) -> None:
    places, lines = tables(tmp_path)
    with places.open("ab") as file:
        file.truncate(100_000_000)
    ran = run("import", "routes", places, lines, "-o", tmp_path / "b.milepost.yaml")
    assert ran.code == 2
    assert "places.csv" in ran.err
    assert "Traceback" not in ran.err


def test_files_that_are_there_are_not_replaced(run: Run, tmp_path: Path) -> None:
    (tmp_path / "west-lines.csv").write_text("mine", encoding="utf-8")
    ran = run("export", "routes", "western-lines", "-o", tmp_path / "west.csv")
    assert (ran.code, ran.out) == (2, "")
    assert "is there already; --force replaces it" in ran.err
    assert run("export", "routes", "western-lines", "-o", tmp_path / "west", "--force").code == 0


def test_a_board_of_cells_has_no_lines_to_write(run: Run, tmp_path: Path) -> None:
    ran = run("export", "routes", "tutorial", "-o", tmp_path / "valley")
    assert ran.code == 2
    assert "has no board of routes" in ran.err
