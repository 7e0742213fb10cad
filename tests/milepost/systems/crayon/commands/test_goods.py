"""`milepost goods`: proposes goods, chips and supplies, and says where they come from and why."""

from pathlib import Path

import pytest

from model.bundled import bundled_scenarios
from model.files.scenario_files import load
from tests.milepost.conftest import Run
from tests.model.systems.crayon.economy.small_maps import PLAIN


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    """A map of twelve cities with comments and without goods."""
    lines = bundled_scenarios()["tutorial"].read_text("utf-8").split("\n")
    first = next(n for n, line in enumerate(lines) if line.startswith("goods:"))
    kept = lines[:first] + lines[first + 9 :]
    kept = kept[
        : kept.index("# Each card has a near demand, one of middle distance and a far one.")
    ]
    text = "\n".join(kept) + "\n"
    for good in "coal fish machines salt tea timber wine wool".split():
        text = text.replace(f", supplies: [{good}]", "")
    text = text.replace(", supplies: [timber, wool]", "")
    path = tmp_path / "bare.milepost.yaml"
    path.write_text(text.replace(", demand_cards: 36, event_cards: 8", ""), encoding="utf-8")
    return path


def test_goods_then_cards_make_a_map_playable(run: Run, bare: Path) -> None:
    before = bare.read_text("utf-8")
    ran = run("goods", bare, "--seed", 3)
    assert ran.code == 0
    assert ran.out.startswith(f"wrote {bare}\n")
    after = load(bare)
    # As many chips as the scenario declares.
    assert f"{len(after.goods)} goods with 30 chips: " in ran.out
    assert sum(good.chips for good in after.goods.values()) == 30
    kept = [line for line in before.split("\n") if not line.startswith("- {id:")]
    assert set(kept) <= set(bare.read_text("utf-8").split("\n"))
    assert run("deck", bare).code == 0
    ran = run("validate", bare, "--strict")
    assert ran.code == 0, ran.out


def test_where_goods_come_from_is_explained(run: Run, bare: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.milepost.yaml"
    ran = run("goods", bare, "--explain", "--goods", 9, "--chips", 36, "-o", out)
    assert ran.code == 0
    assert ran.out.split("\n")[1].split() == ["good", "chips", "city", "fit", "because", "of"]
    assert "9 goods with 36 chips: " in ran.out
    assert "12 cities: " in ran.out
    assert not load(bare).goods


def test_a_patch_is_shown_and_nothing_written(run: Run, bare: Path) -> None:
    before = bare.read_bytes()
    ran = run("goods", bare, "--diff")
    assert (ran.code, bare.read_bytes()) == (1, before)
    assert ran.out.startswith("--- ")
    assert "\n+goods:\n" in ran.out


def test_a_map_that_has_its_goods_stays_as_it_is(run: Run) -> None:
    ran = run("goods", "tutorial", "--explain")
    assert ran.code == 0
    assert ran.out.startswith("tutorial stays as it is\n")
    assert "as it was" in ran.out
    assert "8 goods with 30 chips" in ran.out


def test_a_list_of_ones_own(run: Run, tmp_path: Path) -> None:
    path, listed = tmp_path / "line.milepost.yaml", tmp_path / "own.yaml"
    path.write_text(PLAIN, encoding="utf-8")
    listed.write_text("goods: [{id: amber, likes: [coast]}, jade]\n", encoding="utf-8")
    assert run("goods", path, "--from", listed).code == 0
    assert set(load(path).goods) == {"amber", "coal", "fish", "jade", "salt", "tea"}
    listed.write_text("goods: [{id: amber, likes: [moon]}]\n", encoding="utf-8")
    ran = run("goods", path, "--from", listed)
    assert ran.code == 2
    assert "own.yaml: good 1: moon is none of plains" in ran.err
    assert run("goods", path, "--from", tmp_path / "none.yaml").code == 2


@pytest.mark.parametrize("text", ["47", "a,b", "91,0", "1,2,3"])
def test_latitudes_are_two_whole_degrees(run: Run, bare: Path, text: str) -> None:
    ran = run("goods", bare, "--latitudes", text)
    assert ran.code == 2
    assert "two whole degrees" in ran.err


def test_a_map_without_cities_is_refused_in_a_sentence(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "empty.milepost.yaml"
    assert run("new", path, "--size", "12x8").code == 0
    ran = run("goods", path)
    assert ran.code == 2
    assert "too few" in ran.err
