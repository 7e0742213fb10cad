"""What README.md and CONTRIBUTING.md tell people to type is there."""

import re
from pathlib import Path

import pytest

from tests.contracts.house import HERE

PAGES = [HERE / "README.md", HERE / "CONTRIBUTING.md"]
COMMANDS = {file.stem for file in (HERE / "milepost/commands").glob("[a-z]*.py")}


def spoken_of(pattern: str, page: Path) -> set[str]:
    return set(re.findall(pattern, page.read_text(encoding="utf-8"), re.MULTILINE))


def test_the_first_steps_use_commands_that_are_there() -> None:
    shown = spoken_of(r"^milepost ([a-z]+)", HERE / "README.md")
    assert shown
    assert shown <= COMMANDS


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_make_target_is_there(page: Path) -> None:
    targets = spoken_of(r"^([a-z]+):", HERE / "Makefile")
    assert spoken_of(r"(?:^|`)make ([a-z]+)", page) <= targets


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_leads_somewhere(page: Path) -> None:
    for link in spoken_of(r"\]\(([^)#:]+)\)", page):
        assert (HERE / link).exists(), link
