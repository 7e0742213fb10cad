"""Tests of `milepost print` as far as it goes without Qt: what is asked, and what is refused."""

import sys
from dataclasses import replace
from pathlib import Path

import pytest

from drawing.pages.paper import Imprint
from drawing.printing.print_list import OnPaper, print_list
from model.bundled import bundled_scenarios
from model.collection import freeze
from model.files.scenario_files import load
from model.wording.speech import speaking
from tests.milepost.conftest import Run
from validator.pictures.print_facts import imprint_of, rulings_of

TUTORIAL = load(bundled_scenarios()["tutorial"])


def test_another_paper_is_refused(run: Run, tmp_path: Path) -> None:
    ran = run("print", "tutorial", "-o", tmp_path, "--paper", "A3")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "milepost: there is no paper A3; there are A4 and Letter\n"


def test_a_language_that_milepost_does_not_speak_is_refused_with_those_it_does(
    run: Run, tmp_path: Path
) -> None:
    ran = run("print", "tutorial", "-o", tmp_path, "--language", "tlh")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == (
        "milepost: --language: Milepost does not speak tlh; there are en (English), "
        "de (Deutsch), zh (中文)\n"
    )


def test_another_part_is_refused(run: Run, tmp_path: Path) -> None:
    ran = run("print", "tutorial", "-o", tmp_path, "--only", "map,dice")
    assert ran.code == 2
    assert ran.err == "milepost: dice cannot be printed; there are map, cards, chips, aids\n"


def test_without_qt_a_sentence_says_what_to_install(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in sys.modules if name.startswith("drawing.qt")]:
        monkeypatch.delitem(sys.modules, name)
    for name in ("PySide6", "PySide6.QtCore", "PySide6.QtGui"):
        monkeypatch.setitem(sys.modules, name, None)
    ran = run("print", "tutorial", "-o", tmp_path / "out")
    assert ran.code == 2
    assert "pip install 'PySide6-Essentials" in ran.err
    assert not (tmp_path / "out").exists()


def test_a_file_that_is_not_there_is_told(run: Run, tmp_path: Path) -> None:
    ran = run("print", tmp_path / "nowhere.milepost.yaml", "-o", tmp_path / "out")
    assert ran.code == 2
    assert "nowhere.milepost.yaml" in ran.err


def test_the_fingerprint_is_that_of_the_game_and_not_of_its_looks() -> None:
    imprint = imprint_of(TUTORIAL)
    assert imprint.title == "The Valley of the Wend"
    assert len(imprint.fingerprint) == 12
    assert imprint_of(replace(TUTORIAL, notes="other")).fingerprint == imprint.fingerprint
    assert imprint_of(replace(TUTORIAL, blocked=())).fingerprint == imprint.fingerprint
    fewer = replace(TUTORIAL, goods=TUTORIAL.goods.drop("tea"))
    assert imprint_of(fewer).fingerprint != imprint.fingerprint


def test_open_questions_are_settled_unless_the_scenario_settles_them() -> None:
    ids = {ruling.id for ruling in rulings_of(TUTORIAL)}
    assert "OPEN-CRY-40" in ids
    assert "OPEN-CRY-03" not in ids, "the cards are in the file"
    late = replace(TUTORIAL, rules=freeze({"preset": "china-rails", "rent": {"when": "late"}}))
    assert "OPEN-CRY-40" not in {ruling.id for ruling in rulings_of(late)}


def test_a_variant_settles_questions_too() -> None:
    american = replace(TUTORIAL, rules=freeze({"preset": "empire-builder"}))
    varied = replace(american, variants=("late-payment",))
    assert "OPEN-CRY-40" in {ruling.id for ruling in rulings_of(american)}
    assert "OPEN-CRY-40" not in {ruling.id for ruling in rulings_of(varied)}


def test_a_system_without_a_rulebook_has_no_open_questions() -> None:
    assert rulings_of(replace(TUTORIAL, system="chess")) == []


def test_the_list_says_what_to_print_and_how() -> None:
    imprint = Imprint("Valley", "1.2.3", "0123456789ab")
    lines = [OnPaper("map", 2, "A4"), OnPaper("cards", 14, "A4")]
    text = print_list(imprint, lines, images=False)
    assert "Print at 100 %" in text
    assert "map.pdf: 2 pages of A4, upright" in text
    assert "long edge" in text
    assert "0123456789ab" in text
    assert "chips.pdf" not in text
    assert "69 x 94 mm" in print_list(imprint, lines, images=True)


def test_the_list_is_told_in_a_language() -> None:
    lines = [OnPaper("map", 2, "A4", is_lying=True), OnPaper("cards", 14, "A4")]
    with speaking("zh"):
        text = print_list(Imprint("Valley", "1.2.3", "0123456789ab"), lines, images=True)
    assert "按100%" in text
    assert "长边" in text
    assert "Print" not in text


@pytest.mark.parametrize("part", ["cards", "chips"])
@pytest.mark.parametrize(("stands", "edge"), [("upright", "long"), ("lying", "short")])
def test_whoever_prints_on_both_sides_is_told_the_edge(part: str, stands: str, edge: str) -> None:
    imprint = Imprint("Valley", "1.2.3", "0123456789ab")
    other = "chips" if part == "cards" else "cards"
    lies = stands == "lying"
    lines = [OnPaper(part, 2, "Letter", is_lying=lies), OnPaper(other, 2, "Letter")]
    about = print_list(imprint, lines, images=False).split(f"\n{part}.pdf\n")[1].split("\n\n")[0]
    assert f"{edge} edge" in " ".join(about.split())


@pytest.mark.parametrize(
    ("title", "shown"),
    [
        (" \n", "tutorial"),
        ("\u202e\u200b", "tutorial"),
        ("One\n\tand \u202etwo", "One and two"),
        ("x" * 500, "x" * 119 + "…"),
    ],
)
def test_the_title_of_an_imprint_is_one_line_that_can_be_read(title: str, shown: str) -> None:
    assert imprint_of(replace(TUTORIAL, title=title)).title == shown


def test_only_who_prints_the_map_is_sent_to_its_scale() -> None:
    imprint = Imprint("Valley", "1.2.3", "0123456789ab")
    for part, told in (("map", True), ("cards", False)):
        text = print_list(imprint, [OnPaper(part, 2, "A4")], images=False)
        assert ("map.pdf has a line" in text) == told
