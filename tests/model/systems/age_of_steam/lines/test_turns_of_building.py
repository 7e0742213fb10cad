"""In how many turns a line can be laid."""

import pytest

from model.systems.age_of_steam.lines.line import Line
from model.systems.age_of_steam.lines.turns_of_building import in_words, turns_of_building
from tests.model.systems.age_of_steam.track.small_lands import land

BY_TURN = {"limit": {"turn": True, "max": 8}}
BY_PLAYERS = {"limit": {"cases": [{"when": {"players": 4}, "is": 2}], "else": 3}}


@pytest.mark.rule("AOS-BUILD-01")
@pytest.mark.rule("AOM-BUILD-01")
@pytest.mark.rule("AOM-BUILD-10")
@pytest.mark.parametrize(
    ("build", "sizes", "turns"),
    [
        ({}, (3,), (1, 1)),
        ({}, (2, 2), (2, 2)),
        (BY_TURN, (6,), (3, 3)),
        (BY_PLAYERS, (2, 3), (2, 3)),
        ({"unfinished": {"max": 0}}, (2, 2), (2, 2)),
        ({"unfinished": {"max": 0}}, (2, 1, 3), (2, 2)),
        ({"unfinished": {"max": 0}}, (4,), (None, None)),
        ({"unfinished": {"max": 0}, **BY_TURN}, (6,), (6, 6)),
        ({"limit": 0}, (1,), (None, None)),
    ],
)
def test_tiles_take_turns_at_the_limit_of_builds(
    build: dict[str, object], sizes: tuple[int, ...], turns: tuple[int | None, ...]
) -> None:
    on = land(rules={"build": build}, players={"min": 3, "max": 4})
    line = Line(0, (), ("a", "b"), sizes=sizes)

    assert tuple(turns_of_building(on, line).values()) == turns


def test_turns_are_said_in_words() -> None:
    assert in_words([1, 1]) == "in 1 turn"
    assert in_words([3, 2, None]) == "in 2 to 3 turns"
    assert in_words([None]) == "for which no game has the turns"
