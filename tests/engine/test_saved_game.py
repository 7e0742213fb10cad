"""A saved game whose whole is a position: what is written is read again, and nonsense refused."""

from types import SimpleNamespace
from typing import Any

import pytest

from engine.protocol import NotPlayable, Result
from engine.saved_game import saved_from_plain, saved_to_plain
from model.forms.hints import form_of

FORM = form_of(tuple[str, ...])
WON = Result(((1,), (0, 2)), "all is laid")


def plain(result: Result | None = WON) -> dict[str, Any]:
    state = SimpleNamespace(seed=7, result=result)
    play = SimpleNamespace(table=None, state=state, names=("Ann", "Bo", "Cy"))
    return saved_to_plain(play, FORM, ("north", "south"))


@pytest.mark.parametrize("result", [None, WON])
def test_what_is_saved_is_read_again(result: Result | None) -> None:
    saved = saved_from_plain(plain(result), FORM, "beacons")
    assert saved == (("Ann", "Bo", "Cy"), 7, ("north", "south"), result)


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"seed": "many"}, "no saved game of beacons"),
        ({"names": None}, "no saved game of beacons"),
        ({"position": 3}, "no saved game of beacons"),
        ({"result": {"places": [[0], [1]], "reason": ""}}, "does not rank everybody"),
        ({"result": {"places": [[0], [1], [1]], "reason": ""}}, "does not rank everybody"),
        ({"result": {"places": 5, "reason": ""}}, "cannot be read"),
        ({"result": {"places": [[0, 1, 2]]}}, "cannot be read"),
        ({"result": []}, "cannot be read"),
    ],
)
def test_what_is_no_saved_game_is_refused(changes: dict[str, Any], why: str) -> None:
    with pytest.raises(NotPlayable, match=why):
        saved_from_plain(plain() | changes, FORM, "beacons")
