"""`milepost print` of a map of Age of Steam: its files, and the size of its tiles in the PDF."""

from pathlib import Path

import pytest

from tests.milepost.conftest import Run

pytest.importorskip("PySide6.QtGui")
pdfium = pytest.importorskip("pypdfium2")
POINTS = 72 / 25.4
PARTS = "map chips aids tiles new-cities display tracks actions markers".split()


def test_every_part_is_a_file_and_the_size_of_hexes_is_said(run: Run, tmp_path: Path) -> None:
    ran = run("print", "southern-china", "-o", tmp_path)
    # Where no font has Chinese letters, that is said, and nothing else.
    told = [line for line in ran.err.splitlines() if "no font here has the letters" not in line]
    assert (ran.code, told) == (0, [])
    assert {path.name for path in tmp_path.iterdir()} == {
        *(f"{part}.pdf" for part in PARTS),
        "how-to-print.txt",
    }
    assert "map.pdf: 13 pages of A4, hexes of 38 mm, upright" in ran.out
    how = (tmp_path / "how-to-print.txt").read_text("utf-8")
    assert all(f"\n{part}.pdf\n" in how for part in PARTS)


@pytest.mark.parametrize("mm", [30.0, 38.0])
def test_tiles_are_that_far_apart_in_the_file(run: Run, tmp_path: Path, mm: float) -> None:
    ran = run("print", "southern-china", "-o", tmp_path, "--only", "tiles", "--tile-mm", f"{mm:g}")
    assert ran.code == 0
    first, second, *_ = middles(tmp_path / "tiles.pdf", 1, "S1")
    assert second - first == pytest.approx(mm, abs=0.01)


def middles(path: Path, page: int, word: str) -> list[float]:
    """How far right the middle of each such word stands on a page, in millimetres."""
    text = pdfium.PdfDocument(str(path))[page].get_textpage()
    search, found = text.search(word), []
    while (place := search.get_next()) is not None:
        boxes = [text.get_charbox(place[0] + number) for number in range(place[1])]
        found.append((boxes[0][0] + boxes[-1][2]) / 2 / POINTS)
    return found


@pytest.mark.parametrize("mm", [37.0, 38.0])
def test_hexes_of_the_board_are_as_wide_as_the_tiles(run: Run, tmp_path: Path, mm: float) -> None:
    """The names of two towns stand as far apart as their hexes: two and a half of them."""
    ran = run("print", "southern-china", "-o", tmp_path, "--only", "map", "--tile-mm", f"{mm:g}")
    assert f"hexes of {mm:g} mm" in ran.out
    path = tmp_path / "map.pdf"
    pages = range(1, len(pdfium.PdfDocument(str(path))))
    pairs = [[middles(path, page, town) for town in ("Shaoguan", "Huizhou")] for page in pages]
    one, other = next((a[0], b[0]) for a, b in pairs if a and b)
    assert other - one == pytest.approx(2.5 * mm, abs=0.3)


@pytest.mark.parametrize(
    ("file", "size", "why"),
    [
        ("southern-china", "5", "tiles measure 12 to 80 mm"),
        ("southern-china", "nan", "tiles measure 12 to 80 mm"),
        ("tutorial", "38", "games of crayon have no tiles"),
    ],
)
def test_sizes_that_make_no_sense_are_refused(
    run: Run, tmp_path: Path, file: str, size: str, why: str
) -> None:
    ran = run("print", file, "-o", tmp_path / "out", "--tile-mm", size)
    assert ran.code == 2
    assert why in ran.err
    assert not (tmp_path / "out").exists()
