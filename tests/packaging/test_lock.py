"""The lock file pins what pyproject.toml asks for, by hash, and names no place to get it from."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import NormalizedName, canonicalize_name

from tests.contracts.house import HERE

LOCK = (HERE / "requirements.lock").read_text(encoding="utf-8")
PYTHONS = ("3.11", "3.12", "3.13")
SYSTEMS = {"linux": "Linux", "darwin": "Darwin", "win32": "Windows"}


@cache
def project() -> dict[str, Any]:
    with (HERE / "pyproject.toml").open("rb") as file:
        return tomllib.load(file)


def entries() -> list[str]:
    """One text for each locked package: name, version, marker and hashes."""
    return re.split(r"\n(?=\S)", LOCK.strip())


def asked_for() -> Iterator[Requirement]:
    lists = [
        project()["build-system"]["requires"],
        project()["project"]["dependencies"],
        *project()["project"]["optional-dependencies"].values(),
    ]
    needs = (Requirement(text) for written in lists for text in written)
    return (need for need in needs if need.name != "milepost")


def locked_for(python: str, system: str) -> dict[NormalizedName, str]:
    where = {
        "python_version": python,
        "python_full_version": f"{python}.0",
        "sys_platform": system,
        "platform_system": SYSTEMS[system],
        "os_name": "nt" if system == "win32" else "posix",
        "platform_python_implementation": "CPython",
    }
    pins = [Requirement(entry.split("\\")[0]) for entry in entries()]
    here = [pin for pin in pins if pin.marker is None or pin.marker.evaluate(where)]
    versions = {canonicalize_name(pin.name): str(pin.specifier).removeprefix("==") for pin in here}
    assert len(versions) == len(here), "a package is locked twice"
    return versions


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("python", PYTHONS)
def test_every_range_of_the_project_is_satisfied(python: str, system: str) -> None:
    versions = locked_for(python, system)
    unsatisfied = [
        str(need)
        for need in asked_for()
        if not need.specifier.contains(versions.get(canonicalize_name(need.name), ""))
    ]
    assert unsatisfied == []


def test_every_package_is_pinned_exactly_and_by_hash() -> None:
    for entry in entries():
        assert re.match(r"[a-z0-9._-]+==[^ ]+ ", entry), entry
        assert re.search(r"--hash=sha256:[0-9a-f]{64}(?![0-9a-f])", entry), entry


def test_no_host_index_or_path_is_named() -> None:
    beside_hashes = re.sub(r"--hash=sha256:[0-9a-f]{64}", "", LOCK)
    assert not re.search(r"://|--|@|file:|(^|\s)[./]|\w+\.(org|com|io|net)\b", beside_hashes)


def test_the_versions_of_python_are_those_the_project_promises() -> None:
    promised = project()["project"]["requires-python"]
    assert promised == ">=3.11,<3.14"
    named = {c.rpartition(" ")[2] for c in project()["project"]["classifiers"] if ":: 3." in c}
    assert named == set(PYTHONS)


def test_what_the_action_installs_is_what_the_lock_names_and_all_it_needs() -> None:
    lock = (HERE / ".ci/action.lock").read_text(encoding="utf-8")
    installed = re.split(r"\n(?=\S)", lock.strip())
    assert set(map(_without_marker, installed)) <= set(map(_without_marker, entries()))
    names = {canonicalize_name(Requirement(one.split("\\")[0]).name) for one in installed}
    needs = [*project()["build-system"]["requires"], *project()["project"]["dependencies"]]
    assert {canonicalize_name(Requirement(one).name) for one in needs} <= names


def _without_marker(entry: str) -> str:
    return re.sub(r" ;[^\\]*(?= )", "", entry, count=1)
