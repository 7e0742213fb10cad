"""The hooks for pre-commit, run for real: installed from this tree into a repository of maps.

What Milepost needs is not downloaded again: the environment of the hook sees that of the tests.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import yaml

from milepost.command_line import parser
from model.bundled import bundled_scenarios
from tests.contracts.house import HERE
from tests.milepost.reviews.git_samples import GIT, PLAIN, GitRepository, new_repository

HOOKS: list[dict[str, Any]] = yaml.safe_load(
    (HERE / ".pre-commit-hooks.yaml").read_text(encoding="utf-8")
)
MAP = "maps/valley map.milepost.yaml"
VALLEY = Path(bundled_scenarios()["tutorial"]).read_text(encoding="utf-8")
SLIP = VALLEY.replace("supplies: [salt]", "supplies: [fisch, salt]")
CROOKED = VALLEY.replace("id: tutorial\n", "id:    tutorial\n")

pytestmark = pytest.mark.skipif(GIT is None, reason="git is not installed")


class Ran(NamedTuple):
    """What pre-commit did."""

    code: int
    out: str


class Maps(NamedTuple):
    """A repository of maps that uses the hooks."""

    repository: GitRepository
    environment: dict[str, str]

    def run(self, hook: str = "") -> Ran:
        """What one hook says of all files, or what each of them says."""
        self.repository.git("add", "--all")
        named = [hook] if hook else []
        ran = subprocess.run(
            [sys.executable, "-m", "pre_commit", "run", *named, "--all-files", "--color=never"],
            cwd=self.repository.top,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            check=False,
        )
        return Ran(ran.returncode, ran.stdout)


@pytest.fixture(scope="module")
def source(tmp_path_factory: pytest.TempPathFactory) -> GitRepository:
    """This tree as a repository that hooks can be taken from."""
    made = new_repository(tmp_path_factory.mktemp("source"))
    with (HERE / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)
    left_out = shutil.ignore_patterns("__pycache__")
    without_pictures = shutil.ignore_patterns("__pycache__", "pictures")
    for room in project["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]:
        shutil.copytree(HERE / room, made.top / room, ignore=left_out)
    shutil.copytree(HERE / "docs", made.top / "docs", ignore=without_pictures)
    for name in ("pyproject.toml", "README.md", "LICENSE", ".pre-commit-hooks.yaml"):
        shutil.copy(HERE / name, made.top / name)
    made.commit()
    return made


@pytest.fixture(scope="module")
def maps(source: GitRepository, tmp_path_factory: pytest.TempPathFactory) -> Maps:
    made = new_repository(tmp_path_factory.mktemp("maps"))
    config = {
        "repos": [
            {
                "repo": str(source.top),
                "rev": source.git("rev-parse", "HEAD"),
                "hooks": [{"id": hook["id"]} for hook in HOOKS],
            }
        ]
    }
    made.write(".pre-commit-config.yaml", yaml.safe_dump(config))
    made.write("README.md", "Maps.\n")
    environment = {
        **os.environ,
        **PLAIN,
        "PRE_COMMIT_HOME": str(tmp_path_factory.mktemp("hooks")),
        "PIP_NO_INDEX": "1",
        "PIP_NO_DEPS": "1",
        "PIP_NO_COMPILE": "1",
        "PIP_NO_BUILD_ISOLATION": "0",
        "PYTHONPATH": sysconfig.get_path("purelib"),
        "VIRTUALENV_NO_DOWNLOAD": "1",
    }
    return Maps(made, environment)


def test_a_sound_map_passes_every_hook(maps: Maps) -> None:
    maps.repository.write(MAP, VALLEY)
    ran = maps.run()
    assert ran.code == 0, ran.out
    assert ran.out.count("Passed") == len(HOOKS), ran.out


def test_a_slip_stops_the_commit(maps: Maps) -> None:
    maps.repository.write(MAP, SLIP)
    for hook in ("milepost-validate", "milepost-validate-all"):
        ran = maps.run(hook)
        assert ran.code == 1, ran.out
        assert f"{MAP}:" in ran.out
        assert "fisch" in ran.out


def test_a_crooked_file_is_refused_or_put_right(maps: Maps) -> None:
    path = maps.repository.write(MAP, CROOKED)
    ran = maps.run("milepost-fmt-check")
    assert ran.code == 1, ran.out
    assert "would format" in ran.out
    assert path.read_text(encoding="utf-8") == CROOKED
    assert maps.run("milepost-fmt").code == 1
    assert path.read_text(encoding="utf-8") == VALLEY
    assert maps.run("milepost-fmt").code == 0


def test_what_the_settings_exclude_is_left_alone(maps: Maps) -> None:
    maps.repository.write(MAP, SLIP)
    maps.repository.write("milepost.toml", 'exclude = ["maps/*"]\n')
    ran = maps.run("milepost-validate")
    (maps.repository.top / "milepost.toml").unlink()
    assert ran.code == 0, ran.out


def test_where_no_map_is_committed_nothing_runs(maps: Maps) -> None:
    (maps.repository.top / MAP).unlink(missing_ok=True)
    ran = maps.run("milepost-validate")
    assert ran.code == 0
    assert "Skipped" in ran.out


@pytest.mark.parametrize("hook", HOOKS, ids=lambda hook: hook["id"])
def test_a_hook_calls_a_command_as_it_can_be_called(hook: dict[str, Any]) -> None:
    program, *arguments = hook["entry"].split()
    assert program == "milepost"
    assert hook["language"] == "python"
    assert hook["name"]
    assert hook["description"]
    names = [] if hook.get("pass_filenames") is False else ["a.milepost.yaml"]
    assert parser(arguments).parse_args([*arguments, *names]).paths
