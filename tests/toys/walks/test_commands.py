"""Every command does for a toy what it does for the games that come with Milepost."""

import json
from pathlib import Path

import pytest

from milepost.command_line import command_names
from milepost.language_server.analysis import analysed
from milepost.language_server.hovering import hover_text
from model.files.scenario_files import load, open_file
from model.systems import system_names
from tests.toys.walks.conftest import Run, rewritten

WALKED = {
    "cost", "deck", "goods", "checks", "completions", "diff", "explain", "export", "fmt", "import",
    "info", "lsp", "merge", "new", "play", "playtest", "print", "render", "replay", "review",
    "schema", "validate",
}  # fmt: skip
ELSEWHERE = {"edit", "demo"}
"""`edit` is the walk through the editor; `demo` shows maps that come with Milepost."""


def test_every_command_is_walked_through() -> None:
    assert set(command_names()) == WALKED | ELSEWHERE


def test_the_toys_are_found() -> None:
    assert system_names()[-3:] == ("beacons", "couriers", "yards")


class TestFiles:
    def test_new(self, run: Run, tmp_path: Path) -> None:
        for system in ("beacons", "couriers"):
            path = tmp_path / f"{system}.milepost.yaml"
            assert run("new", path, "--system", system).code == 0
            scenario = load(path)
            assert (scenario.system, scenario.misfits) == (system, type(scenario.misfits)())
            assert run("fmt", "--check", path).code == 0
        assert "size: [9, 7]" in (tmp_path / "beacons.milepost.yaml").read_text(encoding="utf-8")

    def test_fmt_and_validate(self, run: Run, toy: Path) -> None:
        assert run("fmt", "--check", toy).code == 0
        ran = run("validate", "--strict", toy)
        assert (ran.code, "nothing found" in ran.out) == (0, True)

    def test_validate_finds_what_the_toy_s_own_check_looks_for(
        self, run: Run, headland: Path
    ) -> None:
        wrong = rewritten(headland, "wrong.milepost.yaml", ("fog: 4,3 6,4", "fog: 5,2 6,4"))
        ran = run("validate", wrong)
        assert "MAP901" in ran.out
        assert "Cove lies in the fog" in ran.out

    @pytest.mark.parametrize(
        ("old", "new", "said"),
        [
            ("oil: 2}", "oil: much}", "a whole number"),
            ("burns: 3", "burnss: 3", 'did you mean "burns"'),
            ("kind: tower", "kind: towr", 'did you mean "tower"'),
            ("burns: 3", "burns: 99", "too large"),
            ("effect: shine", "effect: shin", 'did you mean "shine"'),
            ("oil: train-oil", "oil: train-oyl", "train-oyl"),
            ("goal: 5", "gaol: 5", "gaol"),
            ("fog: 4,3 6,4", "fog: 4,3 6,4 4,3", "4,3 stands 2 times in fog"),
        ],
    )
    def test_validate_explains_slips_in_what_is_the_toy_s_own(
        self, run: Run, headland: Path, old: str, new: str, said: str
    ) -> None:
        wrong = rewritten(headland, "wrong.milepost.yaml", (old, new))
        ran = run("validate", "--strict", wrong)
        assert ran.code == 1
        assert said in " ".join(ran.out.split())
        assert "INT001" not in ran.out

    def test_info(self, run: Run, headland: Path) -> None:
        ran = run("info", headland)
        assert "5 lamps, 2 cells of fog, 3 barrels in cities" in ran.out
        assert json.loads(run("info", "--json", headland).out)["oil"] == 3

    def test_info_of_a_toy_that_tells_no_facts(self, run: Run) -> None:
        assert "6 lines, 15 segments" in run("info", "five-towns").out

    def test_schema(self, run: Run) -> None:
        schema = json.loads(run("schema", "--system", "beacons").out)
        city = schema["$defs"]["beacons_city"]["properties"]
        assert (city["kind"]["enum"], city["oil"]["maximum"]) == (["village", "tower"], 20)
        schema = json.loads(run("schema", "--system", "couriers").out)
        assert "kind" not in schema["$defs"]["couriers_city"]["properties"]
        assert "lamps" in run("schema", "--preset").out
        assert "beacons" in run("schema").out

    def test_explain_and_checks(self, run: Run) -> None:
        assert "fogbound-city" in run("explain", "MAP901").out
        assert "MAP901" in run("checks", "--system", "beacons").out
        assert "MAP901" not in run("checks", "--system", "couriers").out
        assert run("explain", "--help").code == 0

    def test_completions(self, run: Run) -> None:
        assert run("completions", "bash").code == 0


class TestTextEditors:
    """What `milepost lsp` answers, asked of the modules that answer it."""

    @pytest.mark.parametrize(
        ("word", "about"),
        [
            ("oil: 2", "How much oil lies here at the beginning."),
            ("burns: 3", "How many hours a barrel burns."),
            ("kind: tower", "A tower, lit from the beginning."),
            ("fog:", "The cells where nothing can be lit."),
            ("goal: 5", "Points that a player alone must have."),
        ],
    )
    def test_fields_of_the_toy_are_explained(self, headland: Path, word: str, about: str) -> None:
        text = headland.read_text(encoding="utf-8")
        told = hover_text(analysed(text, headland), text.index(word) + 1)
        assert about in told

    def test_findings_of_the_toy_are_told(self, headland: Path) -> None:
        text = headland.read_text(encoding="utf-8").replace("fog: 4,3", "fog: 5,2")
        found = analysed(text, headland)
        assert "MAP901" in hover_text(found, text.index('"5,2"') + 1)


class TestVersions:
    CHANGES = (
        ("oil: 2}", "oil: 3}"),
        ("burns: 3", "burns: 4"),
        ("fog: 4,3 6,4", "fog: 4,3"),
        ("points: 1}", "points: 3}"),
    )

    def test_diff_tells_of_fields_of_the_toy(self, run: Run, headland: Path) -> None:
        other = rewritten(headland, "other.milepost.yaml", *self.CHANGES)
        ran = run("diff", headland, other)
        assert ran.code in (0, 1)
        for word in ("Cape", "oil", "burns", "fog", "Storm lamp"):
            assert word in ran.out, ran.out
        assert run("diff", headland, other, "-o", headland.with_name("d.svg")).code in (0, 1)

    def test_merge_joins_changes_of_both_sides(self, run: Run, headland: Path) -> None:
        ours = rewritten(headland, "ours.milepost.yaml", self.CHANGES[0], self.CHANGES[2])
        theirs = rewritten(headland, "theirs.milepost.yaml", self.CHANGES[1], self.CHANGES[3])
        out = headland.with_name("merged.milepost.yaml")
        assert run("merge", headland, ours, theirs, "-o", out).code == 0
        both = rewritten(headland, "both.milepost.yaml", *self.CHANGES)
        assert load(out) == load(both)

    def test_merge_tells_a_conflict_in_a_field_of_the_toy(self, run: Run, headland: Path) -> None:
        ours = rewritten(headland, "ours.milepost.yaml", ("oil: 2}", "oil: 5}"))
        theirs = rewritten(headland, "theirs.milepost.yaml", ("oil: 2}", "oil: 7}"))
        ran = run("merge", headland, ours, theirs, "-o", headland.with_name("m.milepost.yaml"))
        assert ran.code == 1
        assert "oil" in ran.out + ran.err

    def test_review(self, run: Run, headland: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        import subprocess

        def git(*words: str) -> None:
            subprocess.run(["git", "-C", headland.parent, *words], check=True, capture_output=True)

        git("init", "-q")
        git("add", "-A")
        git("-c", "user.name=A", "-c", "user.email=a@b.c", "commit", "-qm", "one")
        rewritten(headland, headland.name, *self.CHANGES)
        git("add", "-A")
        git("-c", "user.name=A", "-c", "user.email=a@b.c", "commit", "-qm", "two")
        monkeypatch.chdir(headland.parent)
        ran = run("review", "--base", "HEAD~1")
        assert "headland" in ran.out.lower()
        assert "INT001" not in ran.out


class TestOtherPrograms:
    def test_export_and_import(self, run: Run, headland: Path) -> None:
        out = headland.with_name("headland.geojson")
        assert run("export", "geojson", headland, "-o", out).code == 0
        assert json.loads(out.read_text(encoding="utf-8"))["features"]
        out = headland.with_name("headland.tmj")
        assert run("export", "tmj", headland, "-o", out).code == 0
        back = headland.with_name("back.milepost.yaml")
        assert run("import", "tiled", out, "-o", back, "--system", "beacons").code in (0, 1)
        assert load(back).system == "beacons"


class TestPictures:
    def test_render_and_print(self, run: Run, toy: Path) -> None:
        out = toy.with_name("map.svg")
        assert run("render", toy, "-o", out).code == 0
        assert ('class="layer fog"' in out.read_text(encoding="utf-8")) == ("head" in toy.name)
        assert run("print", toy, "-o", toy.with_name("paper")).code == 0
        assert (toy.with_name("paper") / "cards.pdf").exists() == ("head" in toy.name)
        assert (toy.with_name("paper") / "aids.pdf").is_file()


class TestGames:
    @pytest.mark.parametrize("players", [1, 4])
    def test_play_and_replay(self, run: Run, headland: Path, players: int) -> None:
        log = headland.with_name("game.log")
        bots = ",".join(["keen", "random-legal", "keen", "random-legal"][:players])
        ran = run("play", headland, "--players", players, "--bots", bots, "--log", log)
        assert (ran.code, "The game is over" in ran.out) == (0, True)
        assert ("[1] burn" in log.read_text(encoding="utf-8")) == (players > 1)
        assert run("replay", log, "--verify").code == 0
        picture = headland.with_name("end.svg")
        assert run("render", headland, "-o", picture, "--log", log).code == 0
        assert "Keeper" in picture.read_text(encoding="utf-8")

    def test_play_couriers_with_eight(self, run: Run, tmp_path: Path) -> None:
        log, bots = tmp_path / "game.log", ",".join(["random-legal"] * 8)
        ran = run("play", "five-towns", "--players", "8", "--bots", bots, "--log", log)
        assert ran.code == 0
        assert run("replay", log, "--verify").code == 0
        assert run("render", "five-towns", "-o", tmp_path / "e.svg", "--log", log).code == 0

    def test_a_script_names_seats_where_several_choose(self, run: Run, headland: Path) -> None:
        script = headland.with_name("moves.txt")
        script.write_text("[2] burn 2\n[1] burn 1\nrest\nburn 0\nburn 0\n", encoding="utf-8")
        log = headland.with_name("game.log")
        ran = run("play", headland, "--players", "2", "--script", script, "--log", log)
        assert ran.code == 0, ran.err
        said = [line for line in log.read_text(encoding="utf-8").splitlines() if "burn" in line]
        assert [line.partition(" ->")[0] for line in said] == [
            "[1] burn 1", "[2] burn 2", "[1] burn 0", "[2] burn 0",
        ]  # fmt: skip

    def test_playtest_uses_the_toy_s_word_for_scores(self, run: Run, toy: Path) -> None:
        ran = run("playtest", toy, "--games", "6")
        assert ran.code == 0
        assert ("points" if "head" in toy.name else "gold") in ran.out
        assert "cash" not in ran.out.lower()


@pytest.mark.parametrize("command", ["cost", "deck", "goods"])
def test_what_a_toy_does_not_have_is_said_in_a_sentence(
    run: Run, headland: Path, command: str
) -> None:
    more = {"cost": ("cape", "cove"), "deck": ("--cards", "9"), "goods": ()}[command]
    ran = run(command, headland, *more)
    assert ran.code == 2
    assert "INT001" not in ran.err
    assert "rules" not in ran.err


def test_a_preset_s_lamps_are_saved_as_what_is_different(headland: Path) -> None:
    file = open_file(headland)
    lamps = file.plain(file.scenario)["lamps"]
    assert [lamp["id"] for lamp in lamps] == ["great-lamp", "storm-lamp", "candle"]
    assert lamps[0] == {"id": "great-lamp", "oil": "train-oil"}
