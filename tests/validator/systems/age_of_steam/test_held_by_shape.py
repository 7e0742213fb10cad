"""What the form of files and shared checks already refuse on Age of Steam maps."""

from pathlib import Path

import pytest

from engine.rulebook import find
from tests.validator.examples import examined
from validator.check import check_called
from validator.finding import ERROR

BLOCKS = Path(__file__).parents[3] / "files" / "age_of_steam" / "every-block.milepost.yaml"

TOKEN = "{tokens: [{id: support, benefits: [{id: extra-build, cost: 0}]}]}"
HELD = [
    ("VAL-AOS-01", "SCH005", "system: age-of-steem"),
    ("VAL-AOS-02", "SCH005", "rules: {modules: [nationalization]}"),
    ("VAL-AOS-03", "SCH001", "cities:\n- {id: haikou, slot: [light-5]}"),
    ("VAL-AOS-59", "SCH001", "decisions: {OPEN-SC-10: default}"),
    ("VAL-AOS-09", "MAP003", 'cells: {"99,1": {tags: [harbour]}}'),
    ("VAL-AOS-11", "SCH006", "rules: {prices: {terrain: {plain: {cost: -1}}}}"),
    ("VAL-AOS-13", "TXT001", "cities:\n- {id: haikou, name: Sanya}"),
    ("VAL-AOS-13", "SCH007", 'cities:\n- {id: haikou, name: ""}'),
    ("VAL-AOS-22", "SCH006", "cities:\n- {id: haikou, cubes: -1}"),
    ("VAL-AOS-23", "REF001", "new_cities:\n- {id: k, colours: all}\n- {id: k, colours: none}"),
    ("VAL-AOS-29", "SCH010", 'blocked: ["0,9 3,9"]'),
    ("VAL-AOS-31", "REF002", 'blocked: ["0,9 1,9", "1,9 0,9"]'),
    ("VAL-AOS-32", "SCH007", "special_links:\n- {id: intercity, ends: [shenzhen, shenzhen]}"),
    ("VAL-AOS-34", "SCH006", "special_links:\n- {id: intercity, cost: -1}"),
    ("VAL-AOS-36", "SCH006", 'cells: {"7,9": {price: 0}}'),
    ("VAL-AOS-41", "SCH006", "rules: {tiles: {s1: -1}}"),
    ("VAL-AOS-47", "SCH006", f"rules: {TOKEN}"),
    ("VAL-AOS-49", "SCH006", "rules: {tokens: [{id: support, supply: -1}]}"),
    ("VAL-AOS-54", "SCH005", "rules: {order: {pay: {first: third}}}"),
    ("VAL-AOS-57", "SCH004", "rules: {tie_break: [incom]}"),
    ("VAL-AOM-01", "SCH001", "rules: {delivery: {link: {own: all}}}"),
    ("VAL-AOM-02", "SCH002", "rules: {turns: {cases: [{when: {players: 3}, is: 7}]}}"),
    ("VAL-AOM-20", "SCH004", "rules: {growth: {extras: [{die: {7: haikou}}]}}"),
    ("VAL-AOS-14", "REF004", "cities:\n- {id: haikou, colours: [pink]}"),
    ("VAL-AOS-32", "REF003", "special_links:\n- {id: intercity, ends: [shenzhen, nowhere]}"),
    ("VAL-AOS-35", "REF011", "special_links:\n- {id: intercity, group: delt}"),
    ("VAL-AOM-03", "REF003", "rules: {urbanization: {where: {ids: makau}}}"),
]  # fmt: skip


@pytest.mark.parametrize(("held", "code", "layer"), HELD, ids=[f"{h}-{c}" for h, c, _ in HELD])
def test_it_is_told_by_the_check_that_holds_it(held: str, code: str, layer: str) -> None:
    assert find(held).id == held
    check = check_called(code)
    assert check is not None
    assert held in check.holds
    assert code in {placed.finding.code for placed in examined(layer + "\n", "age-of-steam")}


@pytest.mark.rule("VAL-AOM-26")
def test_the_map_with_every_block_of_the_maps_page_contradicts_itself_in_one_thing_alone() -> None:
    """No track may stay unfinished there, and an action makes its holder use up all builds."""
    text = BLOCKS.read_text(encoding="utf-8")
    assert _errors(text) == ["RUL164"]
    assert _errors(text.replace(", must_use: true", "")) == []


def _errors(text: str) -> list[str]:
    found = [placed.finding for placed in examined(text, "age-of-steam")]
    return [one.code for one in found if one.severity is ERROR]
