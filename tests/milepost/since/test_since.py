"""What earlier versions said still holds: their maps are judged as then, their games end as then.

Each folder beside this file is a version, as `recording.py` recorded it. Where a later version
repaired a rule or a check, `repaired.json` in that folder names what comes out otherwise now, with
the beginning of the line of the changelog that tells it.
"""

import contextlib
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.contracts.house import HERE as TREE
from tests.milepost.since.recording import (
    ENDS,
    EXAMPLES,
    HERE,
    MAPS,
    OF_EXAMPLES,
    VERDICTS,
    end_of,
    laid_out,
    log_of,
    verdicts,
)
from validator.catalogue.published import newer_than

VERSIONS = sorted(folder.name for folder in HERE.iterdir() if (folder / VERDICTS).is_file())
PLACE = ("code", "severity", "line", "pointer")
"""What a verdict is; its words may become better."""
Findings = Counter[tuple[Any, ...]]


def read(version: str, name: str) -> Any:
    path = HERE / version / name
    return json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def told(findings: list[dict[str, Any]], without: frozenset[str] = frozenset()) -> Findings:
    found = (tuple(one.get(key) for key in PLACE) for one in findings)
    return Counter(one for one in found if one[0] not in without)


def errors(findings: Findings) -> Findings:
    return Counter({one: count for one, count in findings.items() if one[1] == "error"})


def is_meant(version: str, name: str) -> bool:
    return name in read(version, "repaired.json")


@contextlib.contextmanager
def files_of(version: str, where: str) -> Iterator[dict[str, list[dict[str, Any]]]]:
    """Goes to the maps of a version, or to the examples of its checks; what was found then."""
    if where == EXAMPLES:
        with laid_out(read(version, EXAMPLES)):
            yield read(version, OF_EXAMPLES)
    else:
        with contextlib.chdir(HERE / version / MAPS):
            yield read(version, VERDICTS)


@pytest.mark.parametrize("where", [MAPS, EXAMPLES])
@pytest.mark.parametrize("version", VERSIONS)
def test_a_target_keeps_the_verdicts_of_a_version(version: str, where: str, tmp_path: Path) -> None:
    settings = tmp_path / "milepost.toml"
    settings.write_text(f'target = "{version}"\n', encoding="utf-8")
    newer = newer_than(version)
    with files_of(version, where) as then:
        now = verdicts("--config", str(settings))
    assert now.keys() == then.keys()
    differing = {name for name in then if told(now[name], newer) != told(then[name])}
    assert {name for name in differing if not is_meant(version, name)} == set()


@pytest.mark.parametrize("where", [MAPS, EXAMPLES])
@pytest.mark.parametrize("version", VERSIONS)
def test_a_map_of_a_version_has_no_new_error(version: str, where: str) -> None:
    with files_of(version, where) as then:
        now = verdicts("--isolated")
    new = {name: errors(told(now[name])) - errors(told(then[name])) for name in then}
    assert {name: one for name, one in new.items() if one and not is_meant(version, name)} == {}


GAMES_OF = [(version, name) for version in VERSIONS for name in read(version, ENDS)]


@pytest.mark.parametrize(("version", "name"), GAMES_OF)
def test_a_game_of_a_version_ends_as_it_did(version: str, name: str) -> None:
    then = read(version, ENDS)[name]
    log, scenario = HERE / version / log_of(name), HERE / version / MAPS / then["map"]
    if not is_meant(version, name):
        assert end_of(log, scenario) == then["end"]


@pytest.mark.parametrize("version", VERSIONS)
def test_what_comes_out_otherwise_is_told_in_the_changelog(version: str) -> None:
    changelog = (TREE / "CHANGELOG.md").read_text(encoding="utf-8")
    known = {*read(version, VERDICTS), *read(version, OF_EXAMPLES), *read(version, ENDS)}
    for name, line in read(version, "repaired.json").items():
        assert name in known
        assert line in changelog


def test_there_are_versions() -> None:
    assert "0.5" in VERSIONS
