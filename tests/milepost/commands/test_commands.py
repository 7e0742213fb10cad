"""The commands as their users meet them: what they say, what they write, how they end."""

import io
import json
from pathlib import Path

import pytest

from milepost.command_line import command, command_names
from model.bundled import bundled_scenarios
from model.files.scenario_files import load, open_file
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


def test_info_says_what_it_did_not_understand_and_where(run: Run, valley: Path) -> None:
    path = edited(
        valley,
        "odd.milepost.yaml",
        ("{preset: china-rails}", "{preset: china-rails, cost: {terain: {clear: 9}}}"),
        ("players: {min: 2, max: 3}", "plyers: {min: 2, max: 3}\nvariants: [fast-startt]"),
    )
    ran = run("info", path)
    assert ran.code == 1
    assert f'{path}:6:9: plyers: unknown key "plyers", did you mean "players"?' in ran.out
    assert "rules / cost / terain" in ran.out
    assert "fast-startt" in ran.out
    assert len(json.loads(run("info", path, "--json").out)["troubles"]) == 3
    warned = run("cost", path, "aston", "colby")
    assert warned.code == 0
    assert warned.err.count("warning") == 3


def test_info_names_terrain_that_has_no_price(run: Run, valley: Path) -> None:
    path = edited(valley, "a.milepost.yaml", ('"^": mountain', '"^": swamp'))
    ran = run("info", path)
    assert ran.code == 1
    assert "the rules have no price for swamp, so nobody can build on its 3 mileposts" in ran.out


def test_info_says_why_there_is_no_network(run: Run, valley: Path) -> None:
    path = edited(valley, "a.milepost.yaml", ("china-rails", "china-rail"))
    assert 'there is no preset "china-rail"' in run("info", path).out


@pytest.mark.parametrize("text", ["", "a: 1", "{}"])
def test_info_on_something_that_is_no_scenario_ends_with_one(
    run: Run, tmp_path: Path, text: str
) -> None:
    path = tmp_path / "x.yaml"
    path.write_text(text, encoding="utf-8")
    ran = run("info", path)
    assert ran.code == 1
    assert "no system is named" in ran.out


def test_cost_asks_which_of_two_cities_of_one_name_is_meant(run: Run, valley: Path) -> None:
    path = edited(valley, "two.milepost.yaml", ("name: Colby", "name: Byford"))
    ran = run("cost", path, "aston", "Byford")
    assert ran.code == 2
    assert "say which by id: byford, colby" in ran.err


def test_cost_names_the_ferry_it_takes(run: Run) -> None:
    tutorial = bundled_scenarios()["tutorial"]
    said = run("cost", tutorial, "Larkhaven", "Gannet Point").out
    assert "by Gannet Ferry from 11,12 to 4,11" in said


def test_a_preset_is_no_scenario(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "steep.preset.yaml"
    path.write_text("format: 1\nid: steep\n", encoding="utf-8")
    for words in (("fmt", path), ("info", path)):
        ran = run(*words)
        assert ran.code == 2
        assert "This is a preset, not a scenario." in ran.err
    assert path.read_text(encoding="utf-8") == "format: 1\nid: steep\n"


def test_fmt_goes_on_after_a_file_it_cannot_read(run: Run, valley: Path) -> None:
    (valley.parent / "a.milepost.yaml").write_text("title: [", encoding="utf-8")
    ugly = edited(valley, "z.milepost.yaml", ("id: valley", "id:  valley"))
    ran = run("fmt", valley.parent)
    assert ran.code == 2
    assert "a.milepost.yaml:1:" in ran.err
    assert "2 files: 1 changed, 1 canonical already" in ran.out
    assert "id: valley\n" in ugly.read_text(encoding="utf-8")


def test_fmt_of_a_pipe_stands_alone_and_keeps_the_mark(
    run: Run, valley: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = "\ufeff" + valley.read_text(encoding="utf-8").replace("id: valley", "id:  valley")

    def pipe() -> None:
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text.encode())))

    pipe()
    assert run("fmt", "-").out == text.replace("id:  valley", "id: valley")
    pipe()
    shown = run("fmt", "--diff", "-")
    assert shown.code == 1
    assert "+id: valley" in shown.out
    assert run("fmt", "-", valley).code == 2


def test_new_writes_nothing_that_cannot_be_read(run: Run, tmp_path: Path) -> None:
    ran = run("new", tmp_path / "x.milepost.yaml", "--title", "ev\x1bil")
    assert ran.code == 2
    assert not (tmp_path / "x.milepost.yaml").exists()


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
    assert "rules / win: nothing becomes {cash: 120}" in said
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
    assert "conflict: good coal: chips: ours 5, theirs 6; ours is kept" in ran.err
    assert "{id: coal, chips: 5}" in ran.out


def test_schema_prints_schemas(run: Run, tmp_path: Path) -> None:
    whole = json.loads(run("schema").out)
    crayon = json.loads(run("schema", "--system", "crayon").out)
    assert {"cities", "demands"} <= set(crayon["properties"])
    assert {"cities", "demands"} <= set(whole["$defs"]["whole"]["properties"])
    assert json.loads(run("schema", "--preset").out)
    assert json.loads(run("schema", "--log").out)
    assert json.loads(run("schema", "--findings").out)["title"] == "Findings"
    assert run("schema", "-o", tmp_path / "s.json").code == 0
    assert json.loads((tmp_path / "s.json").read_text(encoding="utf-8")) == whole
    assert run("schema", "--system", "chess").code == 2


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("CRY-BUILD-11", "Each edge has room for a single section"),
        ("cry-build-11", "Each edge has room for a single section"),
        ("OPEN-CRY-24", "decided by rules: ferry.far_port_cost"),
        ("open-01", "decided by rules: build.connectivity_check"),
        ("INV-CRY-01", "holds after every action of a game"),
    ],
)
def test_explain_knows_rules_open_questions_and_invariants(run: Run, code: str, said: str) -> None:
    ran = run("explain", code)
    assert ran.code == 0
    assert said in ran.out
    assert json.loads(run("explain", code, "--json").out)["id"] == code.upper()


def test_explain_suggests_what_was_meant(run: Run) -> None:
    ran = run("explain", "CRY-BILD-11")
    assert ran.code == 2
    assert "did you mean CRY-BUILD-11?" in ran.err


def test_demo_shows_every_part_and_says_what_it_did(run: Run, tmp_path: Path) -> None:
    ran = run("demo", "--out", tmp_path / "demo")
    assert ran.code == 0
    for part in ("checks, nothing found", "cheapest track", "An edit", "A merge", "JSON Schema"):
        assert part in ran.out
    assert "trouble" not in ran.out
    written = {path.name for path in (tmp_path / "demo").iterdir()}
    assert {"tutorial.info.json", "tutorial.merged.milepost.yaml"} <= written
    assert open_file(tmp_path / "demo" / "tutorial.merged.milepost.yaml").scenario.cities
