"""`milepost deck`: proposes cards, balances payouts, explains itself, and writes what was asked."""

from pathlib import Path

import pytest

from model.bundled import bundled_scenarios
from model.files.scenario_files import load
from model.systems.crayon.things.part import CrayonPart
from tests.milepost.conftest import Run
from tests.model.systems.crayon.economy.small_maps import PLAIN


@pytest.fixture
def line(tmp_path: Path) -> Path:
    """A line of four cities without cards."""
    path = tmp_path / "line.milepost.yaml"
    path.write_text(f"# My line.\n{PLAIN}", encoding="utf-8")
    return path


@pytest.fixture
def tutorial(tmp_path: Path) -> Path:
    path = tmp_path / "own.milepost.yaml"
    path.write_bytes(bundled_scenarios()["tutorial"].read_bytes())
    return path


def cards(path: Path) -> int:
    return len(load(path).part_as(CrayonPart).demands)


def test_cards_are_written_into_the_file_and_nothing_else_changes(run: Run, line: Path) -> None:
    before = line.read_text("utf-8")
    ran = run("deck", line, "--cards", 6, "--seed", 4)
    assert ran.code == 0
    assert ran.out.startswith(f"wrote {line}\n6 demand cards: payouts from ")
    assert "within the band: 18 of 18 payouts (100 %)" in ran.out
    assert line.read_text("utf-8").startswith(f"{before}demands:\n  1: [")
    assert cards(line) == 6


def test_the_same_seed_writes_the_same_bytes(run: Run, line: Path, tmp_path: Path) -> None:
    outs = [tmp_path / f"{name}.milepost.yaml" for name in ("one", "two", "three")]
    for out, seed in zip(outs, (4, 4, 5), strict=True):
        assert run("deck", line, "--cards", 6, "--seed", seed, "-o", out).code == 0
    assert outs[0].read_bytes() == outs[1].read_bytes() != outs[2].read_bytes()
    assert cards(line) == 0


def test_an_output_that_is_there_is_kept_unless_forced(
    run: Run, line: Path, tutorial: Path
) -> None:
    kept = tutorial.read_bytes()
    ran = run("deck", line, "--cards", 6, "-o", tutorial)
    assert (ran.code, tutorial.read_bytes()) == (2, kept)
    assert "--force" in ran.err
    assert run("deck", line, "--cards", 6, "-o", tutorial, "--force").code == 0
    assert cards(tutorial) == 6


def test_a_patch_is_shown_and_nothing_written(run: Run, line: Path) -> None:
    before = line.read_bytes()
    ran = run("deck", line, "--cards", 6, "--diff")
    assert ran.code == 1
    assert ran.out.startswith("--- ")
    assert "\n+  6: [" in ran.out
    assert line.read_bytes() == before


def test_a_deck_that_is_there_is_judged_and_left_alone(run: Run, tutorial: Path) -> None:
    before = tutorial.read_bytes()
    ran = run("deck", tutorial)
    assert ran.code == 0
    assert ran.out.startswith("36 demand cards: payouts from 6 to 32")
    assert "36 of 36 cards with one of each" in ran.out
    assert tutorial.read_bytes() == before


def test_every_payout_is_explained(run: Run) -> None:
    ran = run("deck", "tutorial", "--explain")
    assert ran.code == 0
    (row,) = [
        line for line in ran.out.splitlines() if line.split()[:3] == ["5", "gannet-point", "tea"]
    ]
    assert row.split()[3:] == ["23", "25", "20-30", "17", "12", "6", "far"]
    assert "formula: 2 + 90 % of the mileposts + 50 % of the track + 20 %" in ran.out
    assert "band: 20 % either way" in ran.out


def test_balancing_puts_back_what_strays_and_tells_a_second_time_that_nothing_does(
    run: Run, tutorial: Path
) -> None:
    text = tutorial.read_text("utf-8")
    slipped = text.replace("belogor wine 13,", "belogor wine 31,  ")
    tutorial.write_text(slipped, encoding="utf-8")
    assert "outside the band" in run("deck", tutorial, "--explain").out
    ran = run("deck", tutorial, "--rebalance")
    assert ran.code == 0
    assert "within the band: 108 of 108" in ran.out
    after = tutorial.read_text("utf-8")
    assert after in {slipped.replace("belogor wine 31", f"belogor wine {n}") for n in range(10, 17)}
    assert "stays as it is" in run("deck", tutorial, "--rebalance").out


def test_only_named_cards_and_another_band(run: Run, tutorial: Path) -> None:
    ran = run("deck", tutorial, "--rebalance", "--band", 0, "--only", "4, 5", "--diff")
    changed = {line.split(":")[0] for line in ran.out.splitlines() if line.startswith("+  ")}
    assert changed <= {"+  4", "+  5"}
    assert run("deck", tutorial, "--rebalance", "--only", "99").code == 2


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (("--rebalance", "--cards", "9"), "leave out --cards"),
        (("--only", "3"), "--rebalance"),
        (("--band", "120"), "from 0 to 100"),
        (("--cards", "20"), "36 demand cards already"),
        (("--cards", "0"), "from 1 to"),
    ],
)
def test_contradictions_are_refused(
    run: Run, tutorial: Path, options: tuple[str, ...], why: str
) -> None:
    ran = run("deck", tutorial, *options)
    assert ran.code == 2
    assert why in ran.err


def test_what_comes_along_is_not_changed(run: Run) -> None:
    ran = run("deck", "tutorial", "--anew")
    assert ran.code == 2
    assert "-o" in ran.err


def test_a_map_without_goods_is_refused_in_a_sentence(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "bare.milepost.yaml"
    assert run("new", path, "--size", "12x8").code == 0
    ran = run("deck", path, "--cards", 30)
    assert ran.code == 2
    assert "0 goods that can come to 0 cities" in ran.err
    assert run("deck", path).code == 2
