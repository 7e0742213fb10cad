"""`milepost print` and `milepost render --log` of a map of Santa Fe."""

from pathlib import Path

import pytest

from tests.generate.samples import WESTERN_LINES
from tests.milepost.conftest import Run

pytest.importorskip("PySide6.QtGui")
PARTS = "map cards aids track markers".split()


def test_every_part_is_a_file_and_the_size_of_pieces_is_said(run: Run, tmp_path: Path) -> None:
    ran = run("print", WESTERN_LINES, "-o", tmp_path)
    assert ran.code == 0
    assert {path.stem for path in tmp_path.glob("*.pdf")} == set(PARTS)
    assert "map.pdf: 10 pages of A4, for track of 16 mm, lying" in ran.out
    how = (tmp_path / "how-to-print.txt").read_text("utf-8")
    assert all(f"\n{part}.pdf\n" in how for part in PARTS)


def test_longer_pieces_make_a_larger_board(run: Run, tmp_path: Path) -> None:
    ran = run("print", WESTERN_LINES, "-o", tmp_path, "--only", "map", "--tile-mm", "20")
    assert ran.code == 0
    assert "for track of 20 mm" in ran.out


def test_a_game_is_rendered_from_its_log(run: Run, tmp_path: Path) -> None:
    log, out = tmp_path / "game.json", tmp_path / "game.svg"
    bots = "random-legal,random-legal,random-legal"
    ran = run("play", WESTERN_LINES, "--players", "3", "--bots", bots, "--log", log, "--quiet")
    assert ran.code == 0, ran.err
    assert run("render", WESTERN_LINES, "--log", log, "--at", "60", "-o", out).code == 0
    drawn = out.read_text("utf-8")
    assert "track of sf" in drawn
    assert "head of" in drawn
