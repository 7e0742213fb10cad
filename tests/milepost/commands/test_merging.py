"""Two people work on one map: what `milepost merge` keeps, says, and does when git calls it."""

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from model.files.scenario_files import load
from tests.milepost.conftest import VALLEY, Run

HOUSE = Path(__file__).parents[3]
needs_git = pytest.mark.skipif(shutil.which("git") is None, reason="git is not installed")
PAGE = (HOUSE / "docs" / "other-tools" / "git.md").read_text(encoding="utf-8")


def side(valley: Path, name: str, *changes: tuple[str, str]) -> Path:
    """The valley after somebody's changes, as a file of its own."""
    text = valley.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    path = valley.with_name(f"{name}.milepost.yaml")
    path.write_text(text, encoding="utf-8")
    return path


# -- what the result says


def test_comments_of_both_sides_are_kept_where_their_lines_do_not_meet(
    run: Run, valley: Path
) -> None:
    ours = side(valley, "ours", ("name: Byford", "name: Byton"))
    theirs = side(valley, "theirs", ("chips: 4}", "chips: 6}  # coal is scarce"))
    ran = run("merge", valley, ours, theirs)
    assert (ran.code, ran.err) == (0, "")
    assert "# on the pass" in ran.out
    assert "{id: coal, chips: 6}  # coal is scarce" in ran.out
    assert "name: Byton" in ran.out


def test_comments_that_cannot_be_taken_over_are_told(run: Run, valley: Path) -> None:
    ours = side(valley, "ours", ("{id: coal, chips: 4}", "{id: coal, chips: 4, icon: lump}"))
    theirs = side(valley, "theirs", ("chips: 4}", "chips: 6}  # coal is scarce"))
    ran = run("merge", valley, ours, theirs)
    assert ran.code == 0
    assert "{id: coal, chips: 6, icon: lump}" in ran.out
    assert "ours.milepost.yaml: not taken over from theirs: # coal is scarce" in ran.err


def test_comments_that_ours_took_away_are_not_theirs(run: Run, valley: Path) -> None:
    ours = side(valley, "ours", ("  # on the pass", ""))
    theirs = side(valley, "theirs", ("name: Byford", "name: Byton"))
    ran = run("merge", valley, ours, theirs)
    assert (ran.code, ran.err) == (0, "")
    assert "# on the pass" not in ran.out


def test_lines_that_merge_into_another_scenario_are_not_taken(run: Run, valley: Path) -> None:
    goods = "- {id: coal, chips: 4}\n- {id: fish, chips: 3}\n"
    ours = side(valley, "ours", (goods, f"- {{id: wool, chips: 1}}\n{goods}"))
    theirs = side(valley, "theirs", (goods, f"{goods}- {{id: wool, chips: 2}}\n"))
    ran = run("merge", valley, ours, theirs)
    assert ran.code == 1
    assert "conflict: good wool: ours chips 1, theirs chips 2; ours is kept" in ran.err
    assert ran.out.count("wool") == 1


@pytest.mark.parametrize("mark", ["\ufeff", ""])
def test_a_byte_order_mark_of_ours_stays(run: Run, valley: Path, mark: str) -> None:
    ours = side(valley, "ours", ("# A valley", f"{mark}# A valley"), ("Byford", "Byton"))
    theirs = side(valley, "theirs", ("chips: 4", "chips: 6"))
    out = valley.with_name("out.milepost.yaml")
    assert run("merge", valley, ours, theirs, "-o", out).code == 0
    assert out.read_text(encoding="utf-8").startswith(f"{mark}# A valley")


def test_a_file_that_both_sides_added_has_an_empty_base(run: Run, valley: Path) -> None:
    base = valley.with_name("base.milepost.yaml")
    base.write_bytes(b"")
    theirs = side(valley, "theirs", ("title: Valley", "title: Dale"))
    ran = run("merge", base, valley, theirs)
    assert ran.code == 1
    assert "conflict: title: ours Valley, theirs Dale; ours is kept" in ran.err
    assert ran.out == VALLEY
    assert run("merge", base, valley, valley) == (0, VALLEY, "")


def test_scenarios_of_two_systems_are_told_apart(run: Run, valley: Path) -> None:
    theirs = side(valley, "theirs", ("system: crayon", "system: trains"))
    ran = run("merge", valley, valley, theirs)
    assert ran.code == 2
    assert "ours is crayon, theirs is trains" in ran.err


def test_conflicts_are_named_as_differences_are(run: Run, valley: Path) -> None:
    ours = side(valley, "ours", ("name: Byford", "name: Two"))
    theirs = side(valley, "theirs", ("name: Byford", "name: Three"))
    ran = run("merge", valley, ours, theirs)
    assert ran.err.splitlines() == [
        f"{ours}: conflict: city Byford: name: ours Two, theirs Three; ours is kept",
        f"milepost: {ours}: 1 conflict",
    ]


def test_a_conflict_of_the_terrain_pastes_no_rows(run: Run, valley: Path) -> None:
    narrow = VALLEY.partition("  terrain: |\n")[2].partition("waters:")[0]
    rows = "".join(f"{row[:-1]}\n" for row in narrow.splitlines())
    ours = side(valley, "ours", (narrow, rows))
    theirs = side(valley, "theirs", ("    ....^....\n    .........\n", "    .........\n" * 2))
    ran = run("merge", valley, ours, theirs)
    assert "conflict: the terrain: ours draws it anew, theirs paints 1 cell (4,3)" in ran.err
    assert "..^.." not in ran.err


def test_diff_says_changed_players(run: Run, valley: Path) -> None:
    new = side(valley, "new", ("players: {min: 2, max: 3}", "players: {min: 2, max: 4}"))
    assert run("diff", valley, new).out == "players / max: 3 becomes 4\n"


# -- called by git

LAYER = """\
format: 1
id: valley-2
extends: valley.milepost.yaml
cities:
- {id: byford, name: Byford}

goods:
- {id: coal, chips: 4}
"""


def from_page(begun: str) -> str:
    """How a line of the handbook goes on after these words."""
    return PAGE.partition(begun)[2].partition("\n")[0].rstrip('"')


class Repository:
    """A repository of its own, with the merge driver as the handbook sets it up."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        outside = {key: value for key, value in os.environ.items() if not key.startswith("GIT_")}
        self._environment = {
            **outside,
            "GIT_CONFIG_GLOBAL": os.devnull,
            "GIT_CONFIG_NOSYSTEM": "1",
            "PYTHONPATH": str(HOUSE),
        }
        self.git("init", "-q", "-b", "main")
        self.git("config", "user.name", "Somebody")
        self.git("config", "user.email", "somebody@example.org")
        program = f"{shlex.quote(Path(sys.executable).as_posix())} -m milepost"
        driver = from_page('driver "milepost ')
        self.git("config", "merge.milepost.driver", f"{program} {driver}")
        self.commit({".gitattributes": f"*.milepost.yaml{from_page('*.milepost.yaml')}\n"})

    def git(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["git", *arguments],
            cwd=self.folder,
            env=self._environment,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
        )

    def commit(self, files: dict[str, str]) -> None:
        for name, text in files.items():
            path = self.folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
        self.git("add", ".")
        assert self.git("commit", "-q", "-m", "work").returncode == 0

    def merged(self, ours: dict[str, str], theirs: dict[str, str]) -> tuple[int, str]:
        """Both commit on branches of their own, and ours merges theirs."""
        self.git("checkout", "-q", "-b", "theirs")
        self.commit(theirs)
        self.git("checkout", "-q", "main")
        self.commit(ours)
        done = self.git("merge", "--no-edit", "theirs")
        return done.returncode, done.stdout + done.stderr


@pytest.fixture
def repository(tmp_path: Path) -> Repository:
    return Repository(tmp_path)


PLACE = "maps/my valley/second.milepost.yaml"


@pytest.fixture
def with_layer(repository: Repository) -> Repository:
    repository.commit({"maps/my valley/valley.milepost.yaml": VALLEY, PLACE: LAYER})
    return repository


@needs_git
def test_git_merges_a_map_that_stands_on_another_in_its_folder(with_layer: Repository) -> None:
    ours = LAYER.replace("name: Byford", "name: Byton")
    theirs = LAYER.replace("name: Byford}", "name: Byford, kind: medium}")
    code, said = with_layer.merged({PLACE: ours}, {PLACE: theirs})
    assert code == 0, said
    scenario = load(with_layer.folder / PLACE)
    assert (scenario.cities["byford"].name, scenario.cities["byford"].kind) == ("Byton", "medium")
    assert scenario.cities["aston"].name == "Aston"
    text = (with_layer.folder / PLACE).read_text(encoding="utf-8")
    assert "aston" not in text


@needs_git
def test_git_is_told_of_a_conflict_and_the_file_stays_readable(with_layer: Repository) -> None:
    ours, theirs = (LAYER.replace("name: Byford", f"name: {name}") for name in ("Two", "Three"))
    code, said = with_layer.merged({PLACE: ours}, {PLACE: theirs})
    assert code == 1
    assert "conflict: city Byford: name: ours Two, theirs Three; ours is kept" in said
    assert (with_layer.folder / PLACE).read_text(encoding="utf-8") == ours
    assert "UU" in with_layer.git("status", "--porcelain").stdout


@needs_git
def test_git_merges_a_map_that_both_sides_added(repository: Repository) -> None:
    place = "maps/valley.milepost.yaml"
    theirs = VALLEY.replace("- {id: fish, chips: 3}\n", "- {id: fish, chips: 3}\n- {id: wool}\n")
    code, said = repository.merged({place: VALLEY}, {place: theirs})
    assert code == 0, said
    assert list(load(repository.folder / place).goods) == ["coal", "fish", "wool"]
