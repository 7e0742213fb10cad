"""What the form of files and shared checks already refuse on boards of Santa Fe."""

import pytest

from engine.rulebook import find
from tests.validator.examples import examined
from validator.check import all_checks, check_called

HELD = [
    ("SFR-CHK-01", "REF001", "railroads:\n- {id: sf, track: 3}\n- {id: sf, track: 4}"),
    ("SFR-CHK-02", "REF003", "board: {lines: [{id: denver-cheyenne, b: cheyene}]}"),
    ("SFR-CHK-03", "SCH006", "board: {lines: [{id: denver-cheyenne, segments: 0}]}"),
    ("SFR-CHK-03", "SCH003", "board: {lines: [{id: denver-cheyenne, segments: two}]}"),
    ("SFR-CHK-03", "SCH008", "board: {lines: [{id: denver-cheyenne, segments: 1.5}]}"),
    ("SFR-CHK-04", "SCH005", "board: {lines: [{id: denver-cheyenne, arrow: west}]}"),
    ("SFR-CHK-05", "REF003", "railroads:\n- {id: sf, home: chicagoo}"),
    ("SFR-CHK-06", "SCH006", "railroads:\n- {id: sf, track: 0}"),
    ("SFR-CHK-11", "SCH006", "cities:\n- {id: denver, value: 0}"),
    ("SFR-CHK-11", "SCH003", "cities:\n- {id: denver, value: high}"),
    ("SFR-CHK-11", "SCH008", "cities:\n- {id: denver, value: 2.5}"),
    ("SFR-CHK-15", "REF011", "cities:\n- {id: denver, squares: [atsf]}"),
    ("SFR-CHK-18", "REF002", "cities:\n- {id: denver, squares: [kp, kp]}"),
    ("SFR-CHK-40", "SCH006", "rules: {start: {money: -5}}"),
    ("SFR-CHK-45", "SCH006", "cards:\n- {id: triple-turn, bonus: -1}"),
    ("SFR-CHK-45", "SCH001", "cards:\n- {id: triple-turn, teleports: 2}"),
]


@pytest.mark.parametrize(("held", "code", "layer"), HELD, ids=[f"{h}-{c}" for h, c, _ in HELD])
def test_it_is_told_by_the_check_that_holds_it(held: str, code: str, layer: str) -> None:
    assert find(held).id == held
    check = check_called(code)
    assert check is not None
    assert held in check.holds
    assert code in {placed.finding.code for placed in examined(layer + "\n", "santa-fe")}


def test_every_inspection_that_is_no_mere_fact_has_a_check() -> None:
    facts = {"SFR-CHK-32", "SFR-CHK-46"}
    held = {one for check in all_checks() for one in check.holds if one.startswith("SFR-CHK")}
    assert held | facts == {f"SFR-CHK-{number:02}" for number in range(1, 49)}
