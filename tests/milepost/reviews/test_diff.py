"""`milepost diff` tells prices, findings gained and lost, and what is newly allowed."""

import json
from pathlib import Path

import pytest

from tests.milepost.conftest import VALLEY, Run


@pytest.fixture
def newer(valley: Path) -> Path:
    """The valley with dearer ground, a good that nobody knows, and something allowed."""
    text = VALLEY.replace("    ....^....\n", "    .^^^^^^..\n", 3)
    text = text.replace("supplies: [fish]", "supplies: [fisch]")
    text += "allow:\n- {code: MAP999, reason: Bare walls.}\n"
    path = valley.with_name("newer.milepost.yaml")
    path.write_text(text, encoding="utf-8")
    return path


def test_prices_and_findings_stand_under_headings(run: Run, valley: Path, newer: Path) -> None:
    said = run("diff", valley, newer).out.splitlines()
    prices = said[said.index("prices:") + 1]
    assert prices.startswith("  ")
    assert "–" in prices
    assert "+" in prices
    gained = said[said.index("findings gained:") + 1]
    assert gained.startswith("  error ")
    assert "fisch" in " ".join(said)
    assert said[said.index("newly allowed:") + 1] == "  MAP999: Bare walls."
    assert not any("accepted finding" in line for line in said)


def test_back_again_findings_are_lost(run: Run, valley: Path, newer: Path) -> None:
    said = run("diff", newer, valley).out
    assert "findings lost:" in said
    assert "findings gained:" not in said
    assert "newly allowed:" not in said


def test_machines_get_all_of_it(run: Run, valley: Path, newer: Path) -> None:
    data = json.loads(run("diff", valley, newer, "--json").out)
    first = data["prices"][0]
    assert first["after"] > first["before"]
    assert {"MAP999"} == {entry["code"] for entry in data["allow"]}
    gained = data["findings"]["gained"]
    assert {"SUP001"} <= {one["code"] for one in gained}
    assert all(one["line"] >= 1 and one["mark"] for one in gained)
    assert data["changes"]


def test_the_picture_lists_prices_and_findings(
    run: Run, valley: Path, newer: Path, tmp_path: Path
) -> None:
    out = tmp_path / "diff.svg"
    assert run("diff", valley, newer, "-o", out).code == 0
    drawn = out.read_text(encoding="utf-8")
    assert "price: " in drawn
    assert "found now: error" in drawn
    assert "newly allowed: " in drawn


def test_settings_say_which_findings_are_told(
    run: Run, valley: Path, newer: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "milepost.toml").write_text('ignore = ["SUP"]\n', encoding="utf-8")
    gained = json.loads(run("diff", valley, newer, "--json").out)["findings"]["gained"]
    assert gained
    assert "SUP001" not in {one["code"] for one in gained}
    (tmp_path / "milepost.toml").write_text("ignore = 3\n", encoding="utf-8")
    ran = run("diff", valley, newer)
    assert ran.code == 2
    assert "CFG002" in ran.err


def test_a_changed_preset_is_a_difference(run: Run, tmp_path: Path) -> None:
    files = []
    for name, price in (("old", 2), ("new", 9)):
        folder = tmp_path / name
        folder.mkdir()
        rules = f"rules: {{cost: {{terrain: {{mountain: {price}}}}}}}"
        preset = f"format: 1\nid: own\nextends: china-rails\n{rules}\n"
        (folder / "own.preset.yaml").write_text(preset, encoding="utf-8")
        file = folder / "valley.milepost.yaml"
        text = VALLEY.replace("preset: china-rails", "preset: ./own.preset.yaml")
        file.write_text(text.replace("    .........\n", "    ....^....\n"), encoding="utf-8")
        files.append(file)
    ran = run("diff", *files, "--exit-code")
    assert ran.out.startswith("prices:\n")
    assert ran.code == 1
