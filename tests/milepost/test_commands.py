"""The commands as their users meet them: what they say, what they write, how they end."""

import json
from pathlib import Path

import pytest

from milepost.command_line import command, command_names
from model.files import load, open_file
from tests.milepost.conftest import Run


def edited(valley: Path, name: str, *changes: tuple[str, str]) -> Path:
    text = valley.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    path = valley.with_name(name)
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize("name", command_names())
def test_every_command_explains_itself_with_an_example(run: Run, name: str) -> None:
    ran = run(name, "--help")
    assert ran.code == 0
    assert f"milepost {name}" in ran.out
    assert f"example: {command(name).EXAMPLE}".split()[0:3] == ["example:", "milepost", name]
    assert "example:" in ran.out


def test_new_writes_a_valid_canonical_scenario(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "high-alps.milepost.yaml"
    assert run("new", path, "--system", "crayon", "--size", "12x7").code == 0
    scenario = load(path)
    assert (scenario.id, scenario.title, scenario.system) == ("high-alps", "High Alps", "crayon")
    assert scenario.board is not None
    assert not scenario.misfits
    assert run("fmt", "--check", path).code == 0


@pytest.mark.parametrize("system", ["crayon", "age-of-steam", "trains", "santa-fe"])
def test_new_begins_a_scenario_of_every_system(run: Run, tmp_path: Path, system: str) -> None:
    path = tmp_path / "map.milepost.yaml"
    assert run("new", path, "--system", system, "--size", "5x5").code == 0
    assert load(path).system == system
    assert not load(path).misfits


def test_new_never_replaces_a_file_unasked(run: Run, valley: Path) -> None:
    before = valley.read_bytes()
    ran = run("new", valley)
    assert ran.code == 2
    assert "--force" in ran.err
    assert valley.read_bytes() == before


@pytest.mark.parametrize(
    "asked",
    [
        ("--size", "0x4"),
        ("--size", "9999x2"),
        ("--size", "big"),
        ("--system", "chess"),
        ("--preset", "monopoly"),
        ("--system", "trains", "--preset", "china-rails"),
    ],
)
def test_new_refuses_what_is_no_scenario(run: Run, tmp_path: Path, asked: tuple[str, ...]) -> None:
    ran = run("new", tmp_path / "x.milepost.yaml", *asked)
    assert ran.code == 2
    assert ran.err.startswith("milepost: ")
    assert ran.err.count("\n") == 1
    assert not (tmp_path / "x.milepost.yaml").exists()


def test_new_can_bring_the_schema_along(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "x.milepost.yaml"
    assert run("new", path, "--schema").code == 0
    assert path.read_text(encoding="utf-8").startswith("# yaml-language-server: $schema=scenario")
    assert json.loads((tmp_path / "scenario.schema.json").read_text(encoding="utf-8"))


def test_fmt_writes_canonical_text_and_is_content_with_it(run: Run, valley: Path) -> None:
    valley.write_text(
        valley.read_text(encoding="utf-8").replace("title: Valley", 'title:   "Valley"'),
        encoding="utf-8",
    )
    before = load(valley)
    assert run("fmt", "--check", valley).code == 1
    assert run("fmt", valley).code == 0
    assert load(valley) == before
    assert "title: Valley\n" in valley.read_text(encoding="utf-8")
    assert "# on the pass" in valley.read_text(encoding="utf-8")
    assert run("fmt", "--check", valley.parent).code == 0


def test_fmt_check_and_diff_write_nothing(run: Run, valley: Path) -> None:
    path = edited(valley, "b.milepost.yaml", ("title: Valley", "title:   Valley"))
    before = path.read_bytes()
    ran = run("fmt", "--diff", path)
    assert ran.code == 1
    assert "-title:   Valley" in ran.out
    assert run("fmt", "--check", path).code == 1
    assert path.read_bytes() == before


def test_cost_adds_up_its_parts(run: Run, valley: Path) -> None:
    ran = run("cost", valley, "aston", "colby", "--json")
    data = json.loads(ran.out)
    assert ran.code == 0
    assert data["total"] == sum(part["price"] for part in data["parts"].values())
    assert data["total"] == sum(section["price"] for section in data["sections"])
    assert data["parts"]["river crossing"] == {"number": 1, "price": 2}
    assert data["parts"]["medium city"] == {"number": 1, "price": 3}


def test_cost_knows_places_by_id_name_script_and_cell(run: Run, valley: Path) -> None:
    answers = {
        run("cost", valley, start, "byford").out.split(": ")[1]
        for start in ("aston", "Aston", "ASTON", "阿斯顿")
    }
    assert len(answers) == 1
    assert run("cost", valley, "1,2", "8,2").code == 0


def test_cost_asks_by_another_preset(run: Run, valley: Path) -> None:
    ran = run("cost", valley, "aston", "colby", "--preset", "empire-builder")
    assert "million dollars" in ran.out


@pytest.mark.parametrize(
    ("start", "hint"),
    [("astn", "did you mean aston"), ("99,99", "no milepost at 99,99"), ("x y", "no city")],
)
def test_cost_says_what_it_does_not_know(run: Run, valley: Path, start: str, hint: str) -> None:
    ran = run("cost", valley, start, "colby")
    assert ran.code == 2
    assert hint in ran.err


def test_cost_ends_with_one_where_no_track_leads(run: Run, valley: Path) -> None:
    path = edited(
        valley, "cut.milepost.yaml", ("....^....", "....__..."), (".........", "....__...")
    )
    ran = run("cost", path, "aston", "colby")
    assert ran.code == 1
    assert "no track can join Aston and Colby" in ran.out
    assert run("cost", path, "aston", "aston").code == 2


def test_info_counts_what_the_map_holds(run: Run, valley: Path) -> None:
    facts = json.loads(run("info", valley, "--json").out)
    assert facts["board"] == {"size": [9, 5], "cells": 45, "terrain": {"clear": 42, "mountain": 3}}
    assert facts["cities"] == {"major": 1, "medium": 1, "small": 1}
    assert facts["goods"]["fish"] == {"chips": 3, "supplied": 1, "demanded": 2}
    assert "Valley (valley): crayon, 2 to 3 players" in run("info", valley).out


def test_diff_speaks_in_game_terms(run: Run, valley: Path) -> None:
    new = edited(
        valley,
        "new.milepost.yaml",
        ("name: Byford", "name: Byford Junction"),
        ("....^....\n    ....^....\n    ....^....", "....^....\n    ....^....\n    ........."),
        ("byford coal 8", "byford coal 9"),
        ("supplies: [coal]", "supplies: [coal, fish]"),
        ("{preset: china-rails}", "{preset: china-rails, win: {cash: 120}}"),
    )
    said = run("diff", valley, new).out
    assert "1 cell from mountain to clear (4,3)" in said
    assert 'city Byford: is called "Byford Junction" now, not "Byford"' in said
    assert "card 1: byford coal 8 becomes byford coal 9" in said
    assert "city Aston: now supplies fish" in said
    assert "rules / win: nothing becomes {'cash': 120}" in said
    assert run("diff", valley, new, "--exit-code").code == 1
    assert run("diff", valley, valley, "--exit-code").code == 0
    assert run("diff", valley, valley).out == "no difference\n"


def test_merge_gives_both_sides_changes(run: Run, valley: Path) -> None:
    ours = edited(valley, "ours.milepost.yaml", ("name: Byford", "name: Byton"))
    theirs = edited(valley, "theirs.milepost.yaml", ("chips: 4", "chips: 6"))
    out = valley.with_name("out.milepost.yaml")
    assert run("merge", valley, ours, theirs, "-o", out).code == 0
    merged = load(out)
    assert merged.cities["byford"].name == "Byton"
    assert merged.goods["coal"].chips == 6
    assert "# on the pass" in out.read_text(encoding="utf-8")


def test_merge_names_conflicts_by_thing_and_keeps_ours(run: Run, valley: Path) -> None:
    ours = edited(valley, "ours.milepost.yaml", ("chips: 4", "chips: 5"))
    theirs = edited(valley, "theirs.milepost.yaml", ("chips: 4", "chips: 6"))
    ran = run("merge", valley, ours, theirs)
    assert ran.code == 1
    assert "conflict: goods / coal / chips: ours 5, theirs 6; ours is kept" in ran.err
    assert "{id: coal, chips: 5}" in ran.out


def test_schema_prints_schemas(run: Run, tmp_path: Path) -> None:
    whole = json.loads(run("schema").out)
    crayon = json.loads(run("schema", "--system", "crayon").out)
    assert {"cities", "demands"} <= set(crayon["properties"])
    assert {"cities", "demands"} <= set(whole["$defs"]["whole"]["properties"])
    assert json.loads(run("schema", "--preset").out)
    assert json.loads(run("schema", "--log").out)
    assert run("schema", "-o", tmp_path / "s.json").code == 0
    assert json.loads((tmp_path / "s.json").read_text(encoding="utf-8")) == whole
    assert run("schema", "--system", "chess").code == 2


def test_demo_shows_every_part_and_says_what_it_did(run: Run, tmp_path: Path) -> None:
    ran = run("demo", "--out", tmp_path / "demo")
    assert ran.code == 0
    for part in ("shape and rules checked", "cheapest track", "An edit", "A merge", "JSON Schema"):
        assert part in ran.out
    assert "trouble" not in ran.out
    written = {path.name for path in (tmp_path / "demo").iterdir()}
    assert {"tutorial.info.json", "tutorial.merged.milepost.yaml"} <= written
    assert open_file(tmp_path / "demo" / "tutorial.merged.milepost.yaml").scenario.cities
