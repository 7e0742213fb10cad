"""The hash of a scenario changes with what means something to a game, and only with that."""

from pathlib import Path

import pytest

from engine.logs.replaying import AnotherGame, replay
from engine.logs.scenario_hash import parts_of, scenario_hash, with_variants
from engine.logs.session import begin
from engine.protocol import NotPlayable
from model.files.scenario_files import load, read_text
from model.scenario.scenario import Scenario
from tests.engine.logs.recorded import SEATS, TUTORIAL


def changed(text: str, *changes: tuple[str, str]) -> Scenario:
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    return read_text(text, folder=TUTORIAL.parent).scenario


@pytest.mark.parametrize(
    "change",
    [
        ("players: {min: 2, max: 4}", "players:\n  max: 4\n  min: 2  # at least"),
        ("title: The Valley of the Wend", "title: The Valley"),
        ("size: small, angle: 60", "size: small, angle: 50"),
        ("license: CC0-1.0", "license: MIT"),
        ("win: {cash: 120,", "turn: {hand_size: 3}\n  win: {cash: 120,"),
        ("win: {cash: 120,", "payouts: {base: 5}\n  win: {cash: 120,"),
    ],
    ids=["spelling", "title", "label", "license", "a rule said again", "a formula of payouts"],
)
def test_what_means_nothing_to_a_game_does_not_change_the_hash(
    valley: Scenario, change: tuple[str, str]
) -> None:
    text = TUTORIAL.read_text(encoding="utf-8") + "variants: []\n"
    assert scenario_hash(changed(text, change)) == scenario_hash(valley)


@pytest.mark.parametrize(
    ("change", "part"),
    [
        (("name: Vinehall", "name: Winehall"), "cities"),
        (("dunmarrow timber 6", "dunmarrow timber 5"), "demands"),
        (("preset: china-rails", "preset: empire-builder"), "rules"),
        (("start: {cash: 30}", "start: {cash: 31}"), "rules"),
        (("_^...^.^AA......", "_^...^.^^A......"), "board"),
        (("chips: 3}", "chips: 2}"), "goods"),
    ],
)
def test_what_means_something_changes_the_hash_and_is_named(
    valley: Scenario, change: tuple[str, str], part: str
) -> None:
    other = changed(TUTORIAL.read_text(encoding="utf-8"), change)
    assert scenario_hash(other) != scenario_hash(valley)
    assert parts_of(other)[part] != parts_of(valley)[part]
    with pytest.raises(AnotherGame, match=f"its {part} differ"):
        replay(begin(valley, SEATS, 1).log, other)


def test_a_preset_of_ones_own_is_part_of_the_hash(tmp_path: Path) -> None:
    text = TUTORIAL.read_text(encoding="utf-8").replace("china-rails", "./own.preset.yaml")
    (tmp_path / "own.milepost.yaml").write_text(text, encoding="utf-8")
    hashes = set()
    for fee in (4, 5):
        preset = (
            "format: 1\nid: own\ntitle: Own\nsystem: crayon\nextends: china-rails\n"
            f"rules: {{rent: {{fee: {fee}}}}}\n"
        )
        (tmp_path / "own.preset.yaml").write_text(preset, encoding="utf-8")
        hashes.add(scenario_hash(load(tmp_path / "own.milepost.yaml")))
    assert len(hashes) == 2


def test_variants_are_part_of_what_is_played(valley: Scenario) -> None:
    session = begin(valley, SEATS, 1, ("fast-trains",))
    assert session.header.variants == ("fast-trains",)
    assert session.header.scenario_hash != scenario_hash(valley)
    assert replay(session.log, valley).scenario.variants == ("fast-trains",)


def test_variants_that_exclude_each_other_or_do_not_exist_are_refused(valley: Scenario) -> None:
    with pytest.raises(NotPlayable, match="do not go together"):
        with_variants(valley, ("fast-trains", "slow-start"))
    with pytest.raises(NotPlayable, match="no variant 'flying-trains'"):
        with_variants(valley, ("flying-trains",))
