"""`milepost cost` on a board of routes: the fewest pieces, with which lines, at what price."""

import json
from pathlib import Path

from tests.milepost.conftest import Run
from tests.validator.systems.santa_fe.checks.told import LINES, small


def board(folder: Path, lines: str = LINES, more: str = "") -> Path:
    path = folder / "small.milepost.yaml"
    path.write_text(small(lines, more=more), encoding="utf-8")
    return path


def test_the_way_is_told_line_by_line(run: Run, tmp_path: Path) -> None:
    ran = run("cost", board(tmp_path), "Ash", "oak")
    assert ran.code == 0
    assert ran.out.splitlines()[:4] == [
        "Ash - Oak: 4 pieces",
        "             pieces",
        "  Ash - Elm       2",
        "  Elm - Oak       2",
    ]
    assert "Santa Fe begins here with 9 and has the pieces for it" in ran.out


def test_arrows_make_the_way_back_another(run: Run, tmp_path: Path) -> None:
    arrow = LINES.replace("b: oak, segments: 2", "b: oak, segments: 2, arrow: a>b")
    path = board(tmp_path, arrow)
    assert "back it takes 5 pieces, for arrows" in run("cost", path, "elm", "oak").out
    only = arrow.replace("- {id: fir-oak, a: fir, b: oak, segments: 3}\n", "")
    path = board(tmp_path, only)
    ran = run("cost", path, "oak", "ash")
    assert (ran.code, ran.out) == (1, "no lines lead from Oak to Ash\n")
    assert "back no lines lead, for their arrows" in run("cost", path, "ash", "oak").out


def test_terrain_is_priced_as_the_rules_say(run: Run, tmp_path: Path) -> None:
    hilly = LINES.replace(
        "b: oak, segments: 2", "b: oak, segments: 2, terrain: [[mountain], [river]]"
    )
    path = board(tmp_path, hilly)
    assert "with the variant terrain it costs $2" in run("cost", path, "elm", "oak").out
    path = board(tmp_path, hilly, "variants: [terrain]\n")
    ran = run("cost", path, "elm", "oak")
    assert ran.out.splitlines()[0] == "Elm - Oak: 2 pieces, 2 (dollars)"
    found = json.loads(run("cost", path, "elm", "oak", "--json").out)
    assert (found["pieces"], found["price"], found["lines"][0]["line"]) == (2, 2, "elm-oak")


def test_what_is_not_there_is_told_in_a_sentence(run: Run, tmp_path: Path) -> None:
    path = board(tmp_path)
    assert 'there is no city "Okk", did you mean oak?' in run("cost", path, "Ash", "Okk").err
    assert "are the same place" in run("cost", path, "Ash", "ash").err
    assert run("cost", path, "Ash", "oak", "--preset", "nothing-such").code == 2
