"""Slips at the command line: each gets a hint, and names of maps stand for files everywhere."""

import tomllib
from pathlib import Path

import pytest

from model.wording.extras import EXTRAS, install_line
from tests.contracts.house import HERE
from tests.milepost.conftest import VALLEY, Run


@pytest.mark.parametrize(
    ("typed", "hint"),
    [
        ("validat x", "did you mean validate?"),
        ("frobnicate", "there are checks, completions"),
        ("play tutoril", "did you mean tutorial?"),
        ("validate chna", "did you mean china?"),
        ("info bridge", "there are antilles, china"),
        ("diff tutorial north-amercia", "did you mean north-america?"),
        ("render tutorial -o x.svg --theme clasic", "did you mean classic?"),
        ("play tutorial --bots gredy", "did you mean greedy?"),
        ("validate tutorial --format jsn", "did you mean json?"),
        ("validate tutorial --formt json", "did you mean --format?"),
        ("import goe", "did you mean geo?"),
    ],
)
def test_a_slip_gets_a_hint(run: Run, typed: str, hint: str) -> None:
    ran = run(*typed.split())
    assert ran.code != 0
    assert hint in " ".join((ran.err + ran.out).split())


def test_a_misspelt_key_gets_a_hint(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "a.milepost.yaml"
    path.write_text(VALLEY.replace("cities:", "citys:"), encoding="utf-8")
    assert 'did you mean "cities"' in " ".join(run("validate", path).out.split())


@pytest.mark.parametrize(
    "typed",
    [
        "validate tutorial",
        "cost tutorial belogor vinehall",
        "diff tutorial tutorial",
        "info tutorial",
    ],
)
def test_a_name_of_a_map_stands_for_its_file(run: Run, typed: str) -> None:
    assert run(*typed.split()).code == 0


@pytest.mark.parametrize("words", [[], ["alps"], ["alps.milepost.yaml"]])
def test_a_new_map_is_found_and_has_no_error(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("new", *words).code == 0
    ran = run("validate", ".")
    assert ran.code == 0
    assert "1 file checked" in ran.out
    assert "error" not in ran.out


def test_what_is_installed_besides_is_as_the_project_has_it() -> None:
    with (HERE / "pyproject.toml").open("rb") as file:
        extras = tomllib.load(file)["project"]["optional-dependencies"]
    assert {name: list(needs) for name, needs in EXTRAS.items()} == {
        name: extras[name] for name in EXTRAS
    }
    assert " -m pip install 'numpy>=2,<3' " in install_line("geo")
