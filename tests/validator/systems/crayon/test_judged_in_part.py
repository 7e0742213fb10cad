"""Where the trade of a crayon map is too much to weigh, that is told."""

import pytest

from model.files.scenario_files import read_text
from tests.generate.hostile import KINDS
from validator.check import IN_PART
from validator.running.run import findings_of
from validator.systems.crayon.survey import trade


def test_goods_that_most_demands_ask_for_are_weighed_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scenario = read_text(KINDS["poor_trade"](90), "trade").scenario
    whole = findings_of(scenario)
    assert IN_PART not in {one.code for one in whole}
    monkeypatch.setattr(trade, "MOST_WORK", 2_000_000)
    found = [one for one in findings_of(scenario) if one.code == IN_PART]
    assert {one.of for one in found} >= {"BAL001", "BAL002"}
    assert all("were weighed, those that most demands ask for" in one.message for one in found)
