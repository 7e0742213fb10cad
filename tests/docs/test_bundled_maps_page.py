"""What the page of the bundled maps says of those for Age of Steam is what `info` tells."""

import io
import json
from contextlib import redirect_stdout
from typing import Any

import pytest

from docs.scripts.playtests import MAPS
from milepost.__main__ import main
from model.bundled import bundled_scenarios
from tests.contracts.house import HERE

PAGE = (HERE / "docs/bundled-maps.md").read_text(encoding="utf-8")
SECTION = PAGE.partition("## The maps for Age of Steam\n")[2].partition("\n## ")[0]
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in SECTION.splitlines()
    if line.startswith("| ")
]
NAMES = [name.strip("`") for name in ROWS[0][1:]]


def told(name: str) -> dict[str, str]:
    column = NAMES.index(name) + 1
    return {row[0]: row[column] for row in ROWS[1:]}


def info(name: str) -> dict[str, Any]:
    said = io.StringIO()
    with redirect_stdout(said):
        assert main(["info", name, "--json"]) == 0
    found: dict[str, Any] = json.loads(said.getvalue())
    return found


@pytest.mark.parametrize("name", NAMES)
def test_the_numbers_of_a_map_are_true(name: str) -> None:
    facts, page = info(name), told(name)
    assert page["rules"] == f"preset `{facts['preset']}`"
    least, most = facts["players"]["min"], facts["players"]["max"]
    assert page["players"] == (f"{least} to {most}" if least < most else str(least))
    assert page["hexes"] == str(facts["board"]["cells"])
    terrain = facts["board"]["terrain"]
    assert page["of them mountain, river"] == f"{terrain['mountain']}, {terrain['river']}"
    assert page["cities and towns"] == f"{facts['cities']['city']} and {facts['cities']['town']}"
    assert page["special links"] == str(facts["special_links"])


def test_every_bundled_map_is_told_of_and_tried() -> None:
    assert set(MAPS) == set(bundled_scenarios()) - {"tutorial"}
    assert set(NAMES) == {name for name in MAPS if info(name)["system"] == "age-of-steam"}
