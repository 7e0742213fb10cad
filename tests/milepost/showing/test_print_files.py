"""Tests of the files that `milepost print` writes with Qt: PDF pages and pictures at exact size."""

import re
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from drawing.printing.print_files import Order
from milepost.showing.printing import printed
from model.bundled import bundled_scenarios
from model.collection import Things
from model.files.scenario_files import load
from tests.milepost.conftest import Run

pytest.importorskip("PySide6.QtGui")

POINTS = 72 / 25.4
BOX = re.compile(rb"/MediaBox \[\s*([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+)\s*\]")


def sizes(path: Path) -> list[tuple[float, float]]:
    """The sizes of a PDF's pages, in millimetres."""
    boxes = [[float(one) / POINTS for one in box] for box in BOX.findall(path.read_bytes())]
    return [(right - left, top - bottom) for left, bottom, right, top in boxes]


def test_every_part_is_a_file_of_its_own(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "new" / "prints"
    ran = run("print", "tutorial", "-o", out, "--theme", "classic")
    assert (ran.code, ran.err) == (0, "")
    names = {path.name for path in out.iterdir()}
    assert names == {"map.pdf", "cards.pdf", "chips.pdf", "aids.pdf", "how-to-print.txt"}
    for name in sorted(names - {"how-to-print.txt"}):
        assert (out / name).read_bytes().startswith(b"%PDF-")
        assert f"{name}:" in (out / "how-to-print.txt").read_text("utf-8")
    assert "cards.pdf: 14 pages of A4, upright" in ran.out


@pytest.mark.parametrize(("paper", "size"), [("a4", (210.0, 297.0)), ("Letter", (215.9, 279.4))])
def test_pages_have_the_size_of_the_paper(
    run: Run, tmp_path: Path, paper: str, size: tuple[float, float]
) -> None:
    assert run("print", "tutorial", "-o", tmp_path, "--only", "chips", "--paper", paper).code == 0
    pages = sizes(tmp_path / "chips.pdf")
    assert len(pages) == 2
    assert all(page == pytest.approx(size, abs=0.01) for page in pages)
    assert not (tmp_path / "map.pdf").exists()


def test_cards_come_as_single_pictures_for_print_shops(
    run: Run, valley: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    assert run("print", valley, "-o", out, "--only", "cards", "--images").code == 0
    pictures = {path.name: path.read_bytes() for path in (out / "card-images").iterdir()}
    assert {"demand-001.png", "back-of-deck.png", "back-of-train.png"} <= pictures.keys()
    for data in pictures.values():
        size = int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")
        assert size == (round(69 / 25.4 * 300), round(94 / 25.4 * 300))


def test_no_id_leads_a_picture_out_of_its_folder(tmp_path: Path) -> None:
    tutorial = load(bundled_scenarios()["tutorial"])
    part = tutorial.part
    event = replace(part.events["snow"], id="../../../evil", count=2)
    events = Things({"snow": event, "also": replace(event, id="..\\..\\..\\evil")})
    broken = replace(tutorial, part=replace(part, events=events, demands=Things()))
    order = Order("A4", ("cards",), "print", images=True)
    list(printed(broken, tmp_path, str(tmp_path / "a" / "b"), order))
    found = sorted(path.name for path in (tmp_path / "a" / "b" / "card-images").glob("event-*"))
    assert len(found) == 4
    assert not list(tmp_path.glob("*evil*"))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a"]


def test_a_scenario_without_cards_says_so(run: Run, tmp_path: Path) -> None:
    ran = run("print", "danube", "-o", tmp_path, "--only", "cards,aids")
    assert ran.code == 0
    assert "no cards: the scenario says nothing of them" in ran.out
    assert not (tmp_path / "cards.pdf").exists()
    assert (tmp_path / "aids.pdf").exists()


def test_a_game_that_carries_no_goods_is_not_said_to_lack_chips(run: Run, tmp_path: Path) -> None:
    ran = run("print", "lantern-bay", "-o", tmp_path)
    assert ran.code == 0
    assert "points.pdf" in ran.out
    assert "chips" not in ran.out


def test_a_game_that_has_no_cards_is_not_said_to_lack_them(run: Run, tmp_path: Path) -> None:
    ran = run("print", "hokkaido", "-o", tmp_path)
    assert ran.code == 0
    assert "aids.pdf" in ran.out
    assert "no cards" not in ran.out


def test_a_scenario_without_a_map_says_so(run: Run, valley: Path, tmp_path: Path) -> None:
    text = valley.read_text(encoding="utf-8")
    valley.write_text(text[: text.index("board:")] + "goods: [{id: coal}]\n", encoding="utf-8")
    ran = run("print", valley, "-o", tmp_path / "out", "--only", "map,aids")
    assert ran.code == 0
    assert "no map: the scenario says nothing of it\n" in ran.out


def test_without_cards_no_pictures_of_them_are_told(run: Run, tmp_path: Path) -> None:
    ran = run("print", "tutorial", "-o", tmp_path, "--only", "chips", "--images")
    assert ran.code == 0
    assert "card-images" not in ran.out
    assert not (tmp_path / "card-images").exists()


def test_a_folder_that_cannot_be_made_is_told(run: Run, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file", encoding="utf-8")
    ran = run("print", "tutorial", "-o", tmp_path / "taken" / "below", "--only", "chips")
    assert ran.code == 2
    assert "cannot be made" in ran.err
    assert (tmp_path / "taken").read_text("utf-8") == "a file"


@pytest.mark.parametrize(("quiet", "is_shown"), [((), True), (("--quiet",), False)])
def test_whoever_watches_sees_how_far_the_work_has_come(
    run: Run,
    valley: Path,
    monkeypatch: pytest.MonkeyPatch,
    quiet: tuple[str, ...],
    is_shown: bool,
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    ran = run("print", valley, "-o", valley.parent / "out", "--only", "cards", "--images", *quiet)
    assert ran.code == 0
    assert ("0 of 1 parts" in ran.err) is is_shown
    assert ("pictures" in ran.err) is is_shown
    assert not ran.err.rpartition("\r")[2], "the line is taken away at the end"


def test_letters_that_no_font_has_are_told_beside_the_list(
    run: Run, valley: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("drawing.qt.can_show", lambda letter: letter != "q")
    text = valley.read_text(encoding="utf-8").replace("name: Colby", "name: Colqby")
    valley.write_text(text, encoding="utf-8")
    ran = run("print", valley, "-o", valley.parent / "out", "--only", "map")
    assert ran.code == 0
    assert ran.err.startswith("milepost: no font here has the letters q")
    assert "no font" not in ran.out


def test_chips_that_are_not_printed_are_told(
    run: Run, valley: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("drawing.cards.chips.MOST_SHEETS", 1)
    text = valley.read_text(encoding="utf-8").replace("id: coal, chips: 4", "id: coal, chips: 1234")
    valley.write_text(text, encoding="utf-8")
    ran = run("print", valley, "-o", valley.parent / "out", "--only", "chips")
    assert ran.code == 0
    assert ran.err.startswith("milepost: The scenario has 1,237 chips, of which ")
    assert run("print", valley, "-o", valley.parent / "out", "--only", "aids").err == ""
