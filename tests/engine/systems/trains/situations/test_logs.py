"""Games whose logs are long or hold an answer of nothing: they are read and played again."""

from typing import Any

import pytest

from engine.logs.game_log import SeatEntry
from engine.logs.session import begin
from tests.engine.soaking import logged_otherwise
from tests.engine.systems.trains.games import KIT, NAMES, scenario_with, turn

SEATS = [SeatEntry(name) for name in NAMES[:2]]
FIRST = {"first_player": "first-seat"}
IN_KIT = {"start": FIRST, "supply": {"select": {"kit": KIT}}}
LONG = {"stationmaster-office": 5, "limited-express-train": 4, "temporary-timetable": 4}


@pytest.mark.parametrize(
    "rules",
    [
        {"start": FIRST, "supply": {"select": {"count": 30}}},
        {"hand": 12, "start": {**FIRST, "deck": LONG}},
    ],
    ids=["thirty kinds are drawn", "hands of twelve"],
)
def test_a_log_tells_however_many_cards_chance_brings(rules: dict[str, Any]) -> None:
    board = scenario_with(rules)
    assert logged_otherwise(board, begin(board, SEATS, 3), ["start 1,2", "start 0,0"]) == []


@pytest.mark.rule("TRN-CARD-conductor-area")
def test_a_log_tells_ten_cards_that_are_drawn_at_once() -> None:
    deck = ["limited-express-train"] * 6 + ["maintenance-factory"] * 4
    position = turn(["conductor-area", *["waste"] * 10], deck=deck)
    steps = ["play conductor-area", "apply", *["discard waste"] * 10, "end"]
    board = scenario_with(IN_KIT, position)
    assert logged_otherwise(board, begin(board, SEATS, 3), steps) == []


def test_a_log_tells_a_look_at_nothing() -> None:
    """Chance has answered nothing, so nothing is written down."""
    peek = {"reveal_top": {"cards": 3, "public": False}}
    cards = [{"id": "spy", "categories": ["action"], "effects": [peek, {"vp": 1}]}]
    board = scenario_with(IN_KIT, turn(["spy"], deck=[], discard=[]), cards=cards)
    session = begin(board, SEATS, 3)
    assert logged_otherwise(board, session, ["play spy", "apply", "end"]) == []
    assert session.game.scores()[0] == 1
