"""Presets of a designer's own, which are looked at like scenarios."""

from pathlib import Path

import pytest

from model.bundled import bundled_scenarios
from model.files.scenario_files import open_file
from validator.finding import Finding
from validator.running.run import examine

TUTORIAL = bundled_scenarios()["tutorial"].read_text(encoding="utf-8")
HEAD = "format: 1\nid: mine\ntitle: Mine\nsystem: crayon\nextends: china-rails\n"


def told(folder: Path, rules: str) -> list[Finding]:
    """What is told of the tutorial with a preset beside it."""
    (folder / "mine.preset.yaml").write_text(f"{HEAD}rules: {rules}\n", encoding="utf-8")
    path = folder / "map.milepost.yaml"
    text = TUTORIAL.replace("preset: china-rails", "preset: ./mine.preset.yaml")
    path.write_text(text, encoding="utf-8")
    return [one.finding for one in examine(open_file(path))]


@pytest.mark.rule("VAL-CRY-06")
@pytest.mark.parametrize(
    ("rules", "said"),
    [
        (
            "{trains: {freight: {speed: 0}}}",
            "freight/speed: 0 is too small: at least 1",
        ),
        ("{trains: {freight: {capacity: 0}}}", "capacity: 0 is too small"),
        ("{start: {cash: -5}}", "rules/start/cash: -5 is too small"),
    ],
)
def test_amounts_in_a_preset_are_as_in_a_scenario(tmp_path: Path, rules: str, said: str) -> None:
    (finding,) = told(tmp_path, rules)
    assert (finding.code, finding.severity) == ("REF013", "error")
    assert finding.message.startswith("./mine.preset.yaml does not fit: ")
    assert said in finding.message
    assert finding.route == ("rules", "preset")


def test_several_places_of_a_preset_are_told_once_with_their_number(tmp_path: Path) -> None:
    (finding,) = told(tmp_path, "{win: {cash: -3, majors: -1}, start: {cash: -4}}")
    assert "and 2 more places" in finding.message


@pytest.mark.rule("VAL-CRY-08")
@pytest.mark.parametrize("rules", ["{wim: {cash: 3}}", "{win: {cash: 2.5}}"])
def test_what_no_rules_can_be_made_of_is_told_once(tmp_path: Path, rules: str) -> None:
    (finding,) = told(tmp_path, rules)
    assert (finding.code, finding.severity) == ("REF013", "error")


def test_a_preset_that_fits_is_not_told(tmp_path: Path) -> None:
    assert told(tmp_path, "{rent: {fee: 5}}") == []
