"""Actions as they are typed, and read back."""

import pytest

from engine.systems.age_of_steam.actions import goods_kinds, kinds, track_kinds
from engine.systems.age_of_steam.actions.typed import parsed
from model.notation import Cell, NotationError

TEXTS = {
    "issue 2": kinds.Issue(2),
    "bid 3": kinds.Bid(3),
    "pass": kinds.Pass(),
    "top": kinds.Top(),
    "pay": kinds.Pay(),
    "decline": kinds.Decline(),
    "role random": kinds.Role("random"),
    "take none": kinds.Take("none"),
    "draw": kinds.Draw(),
    "draw ash": kinds.Draw("ash"),
    "place red light-3": kinds.Place("red", "light-3"),
    "place red 3,2": kinds.Place("red", "3,2"),
    "column light-1 new-city": kinds.Column("light-1", "new-city"),
    "lay 4,7 0-3 1-4": track_kinds.Lay(Cell(4, 7), ((0, 3), (1, 4))),
    "town 5,7 0-1-3-4 x1": track_kinds.Town(Cell(5, 7), (0, 1, 3, 4), "x1"),
    "town 5,7 2": track_kinds.Town(Cell(5, 7), (2,)),
    "urbanize elm a": track_kinds.Urbanize("elm", "a"),
    "claim ferry-hk": track_kinds.Claim("ferry-hk"),
    "spend extra-build": track_kinds.Spend("extra-build"),
    "nationalise ash:elm@1,0": track_kinds.Nationalise("ash:elm@1,0"),
    "nationalise ash:elm@ferry/2": track_kinds.Nationalise("ash:elm@ferry/2"),
    "keep 4,7/1": track_kinds.Keep("4,7/1"),
    "rollback": track_kinds.Rollback(),
    "done": track_kinds.Done(),
    "move red guangzhou": goods_kinds.Move("red", "guangzhou"),
    "move red 3,2": goods_kinds.Move("red", "3,2"),
    "via oak": goods_kinds.Via("oak"),
    "via oak@3,2": goods_kinds.Via("oak@3,2"),
    "via oak@ferry/2": goods_kinds.Via("oak@ferry/2"),
    "hop elm": goods_kinds.Hop("elm"),
    "deliver": goods_kinds.Deliver(),
    "overland red ash oak": goods_kinds.Overland("red", "ash", "oak"),
    "engine": goods_kinds.Engine(),
    "skip": goods_kinds.Skip(),
    "stop": goods_kinds.Stop(),
}


@pytest.mark.rule("AOM-GEN-08")
@pytest.mark.parametrize("text", TEXTS)
def test_an_action_is_read_as_it_is_written(text: str) -> None:
    assert parsed(text) == TEXTS[text]
    assert str(TEXTS[text]) == text


@pytest.mark.parametrize(
    ("loose", "strict"),
    [
        ("  lay  4,7 1-4 3-0 ", "lay 4,7 0-3 1-4"),
        ("town 5,7 3-0", "town 5,7 0-3"),
        ("town (5,7) 0,3", "town 5,7 0-3"),
        ("Lay (4,7) 0-3", "lay 4,7 0-3"),
        ("urbanize elm F", "urbanize elm f"),
        ("move red from ash", "move red ash"),
        ("move red from", "move red from"),
    ],
)
def test_what_means_the_same_is_the_same_action(loose: str, strict: str) -> None:
    assert str(parsed(loose)) == strict


@pytest.mark.parametrize(
    "text",
    [
        *("", "fly", "issue", "issue x", "issue 1 2", "issue -1", "bid 01", "take", "take A b"),
        *("lay", "lay 4,7", "lay 4,7 0-6", "lay 4,7 0-0", "lay 4,7 0-1-2", "town 4,7", "lay x 0-1"),
        *("move red", "move red ash via elm", "move red ?", "via", "via elm@", "via elm oak"),
        *("hop", "deliver elm", "x" * 500, "nationalise ash"),
    ],
)
def test_everything_else_is_answered_with_a_sentence(text: str) -> None:
    if text == "nationalise ash":
        assert parsed(text) == track_kinds.Nationalise("ash")
        return
    with pytest.raises(NotationError) as told:
        parsed(text)
    assert str(told.value)
