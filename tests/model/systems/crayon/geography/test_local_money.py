"""Money is called as where a map lies."""

from pathlib import Path

import pytest

from milepost.__main__ import main
from model.files.scenario_files import load
from model.rules.resolving import rules_of
from model.systems.crayon.geography.local_money import most_used
from model.systems.crayon.rules.crayon_rules import CrayonRules


@pytest.mark.parametrize(
    ("box", "preset", "unit"),
    [
        ("2,43,8,48", "empire-builder", "million euros"),
        ("130,31,142,41", "empire-builder", "million yen"),
        ("-100,30,-90,38", "china-rails", "million dollars"),
        ("-100,30,-90,38", "empire-builder", "million dollars"),
    ],
)
def test_a_map_from_geography_counts_in_the_money_of_its_land(
    tmp_path: Path, box: str, preset: str, unit: str
) -> None:
    path = tmp_path / "here.milepost.yaml"
    wishes = (f"--box={box}", "--cells", "150", "--preset", preset)
    main(["import", "geo", *wishes, "-o", str(path)])
    assert rules_of(load(path), CrayonRules).money.unit == unit
    is_usual = (preset, unit) == ("empire-builder", "million dollars")
    assert ("unit:" in path.read_text(encoding="utf-8")) != is_usual


def test_countries_with_the_same_money_count_together() -> None:
    countries = ["Switzerland", "France", "Italy", "Atlantis"]
    assert most_used(countries, [50, 30, 30, 500]) == "euros"
    assert most_used(countries, [50, 30, 0, 500]) == "francs"
    assert most_used(countries, [0, 0, 0, 500]) == ""
    assert most_used([], []) == ""
