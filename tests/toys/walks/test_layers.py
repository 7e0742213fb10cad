"""What the preset of a toy holds: a map over it is checked, repaired, formatted and saved."""

from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from model.files.scenario_files import load
from model.schema.checking import troubles_in
from model.schema.schema import scenario_schema, schema_for
from model.yaml.nodes import read_nodes, to_plain
from tests.toys.walks.conftest import Run, rewritten

LAMPS = {"great-lamp", "old-keg", "storm-lamp"}
OWN = """\
format: 1
id: mine
title: Mine
system: beacons
extends: beacons
rules: {start: {oil: 5}}
lamps:
- {id: aa, name: Aaa, cuont: 3}
"""


def plain_of(path: Path) -> object:
    root = read_nodes(path.read_bytes()).root
    return None if root is None else to_plain(root)


class TestRepairs:
    @pytest.mark.parametrize(
        ("old", "new"),
        [("preset: beacons", "preset: beacon"), ("system: beacons", "system: bacons")],
    )
    def test_a_safe_repair_of_the_name_keeps_what_the_preset_holds(
        self, run: Run, headland: Path, old: str, new: str
    ) -> None:
        text = headland.read_text(encoding="utf-8")
        wrong = rewritten(headland, "wrong.milepost.yaml", (old, new))
        run("validate", "--fix", wrong)
        assert wrong.read_text(encoding="utf-8") == text
        assert set(load(wrong).part.lamps) == LAMPS

    def test_a_preset_of_another_system_is_called_that(self, run: Run, headland: Path) -> None:
        other = ("preset: beacons", "preset: china-rails")
        ran = run("validate", rewritten(headland, "wrong.milepost.yaml", other))
        assert 'preset "china-rails" is for "crayon"' in " ".join(ran.out.split())
        assert "is missing" not in ran.out

    def test_presets_of_other_systems_are_not_suggested(self, run: Run, headland: Path) -> None:
        other = ("preset: beacons", "preset: china-rail")
        ran = run("validate", rewritten(headland, "wrong.milepost.yaml", other))
        assert "did you mean china-rails" not in ran.out
        assert "the bundled ones are beacons, dim-night" in " ".join(ran.out.split())


class TestSlips:
    def test_a_slip_of_the_preset_is_told_of_the_preset_alone(
        self, run: Run, headland: Path
    ) -> None:
        headland.with_name("mine.preset.yaml").write_text(OWN, encoding="utf-8")
        own = ("preset: beacons", "preset: ./mine.preset.yaml")
        path = rewritten(headland, "own.milepost.yaml", own)
        text = path.read_text(encoding="utf-8")
        ran = run("validate", "--fix", path)
        assert ("REF013" in ran.out, "SCH" in ran.out) == (True, False)
        assert path.read_text(encoding="utf-8") == text
        assert run("fmt", path).code == 0
        assert path.read_text(encoding="utf-8") == text

    def test_to_take_away_what_is_not_there_is_told_with_a_near_name(
        self, run: Run, headland: Path
    ) -> None:
        other = ("{id: candle, removed: true}", "{id: old-kegg, removed: true}")
        path = rewritten(headland, "wrong.milepost.yaml", other)
        out = " ".join(run("validate", path).out.split())
        assert 'there is no "old-kegg" to take away' in out
        assert "did you mean old-keg?" in out
        assert run("fmt", path).code == 0
        assert "{id: old-kegg, removed: true}" in path.read_text(encoding="utf-8")
        assert set(load(path).part.lamps) == {*LAMPS, "candle"}

    def test_a_misspelt_system_is_the_only_thing_told(self, run: Run, headland: Path) -> None:
        wrong = rewritten(headland, "wrong.milepost.yaml", ("system: beacons", "system: bacons"))
        out = run("validate", wrong).out
        assert "did you mean" in " ".join(out.split())
        assert out.count("error[") == 1, out


class TestSchemas:
    def test_text_editors_take_the_maps_of_the_toys(self, toy: Path) -> None:
        plain, system = plain_of(toy), load(toy).system
        assert Draft202012Validator(scenario_schema()).is_valid(plain)
        assert Draft202012Validator(schema_for(system)).is_valid(plain)

    def test_what_lies_over_nothing_is_refused(self, toy: Path) -> None:
        plain = plain_of(toy)
        assert isinstance(plain, dict)
        wrong = {**plain, "cities": [{"id": "x", "removed": True}]}
        assert not Draft202012Validator(scenario_schema()).is_valid(wrong)
        assert troubles_in(wrong, load(toy).system, False) != []
