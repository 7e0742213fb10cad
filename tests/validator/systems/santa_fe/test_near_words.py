"""Arrows of lines as people write them: by letters, by cities, with arrows of other kinds."""

import pytest

from tests.validator.examples import examined
from tests.validator.systems.santa_fe.checks.told import LINES, small

ASH_ELM = "{id: ash-elm, a: ash, b: elm, segments: 2}"


def meant(arrow: str) -> str:
    """What is suggested in the place of an arrow from Ash to Elm."""
    line = ASH_ELM.replace("}", f", arrow: {arrow}}}")
    found = [one.finding for one in examined(small(LINES.replace(ASH_ELM, line)), "santa-fe")]
    (told,) = (one for one in found if one.code == "SCH005")
    return told.help.removeprefix("did you mean ").strip('?"')


@pytest.mark.parametrize(
    "arrow",
    ["a->b", "a=>b", '"a→b"', '"b<a"', '"b <- a"', "ash>elm", "Ash to Elm", "ash-elm", "A>B"],
)
def test_the_way_to_the_second_city(arrow: str) -> None:
    assert meant(arrow) == "a>b"


@pytest.mark.parametrize("arrow", ['"a<b"', "b->a", "Elm → Ash", "elm to ash", "b > a"])
def test_the_way_to_the_first_city(arrow: str) -> None:
    assert meant(arrow) == "b>a"


@pytest.mark.parametrize("arrow", ["west", "elm", "both", "ash>oak"])
def test_nothing_is_guessed_where_a_direction_is_not_said(arrow: str) -> None:
    assert meant(arrow) not in ("a>b", "b>a")
