"""Finding things by words, and going to a cell or a name."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.edits.searching import Goal, found, goal, texts_of, where
from model.notation import Cell
from model.scenario.scenario import Scenario
from tests.editor.edits.boards import route_scenario
from tests.editor.edits.country import country
from tests.generate.scenario import scenarios

COUNTRY = country()


def things(words: str, room: str = "") -> list[tuple[str, str]]:
    return [one.thing for one in found(COUNTRY, words, room)]


def test_the_best_answer_comes_first() -> None:
    first, *others = found(COUNTRY, "aston")
    assert first.thing == ("cities", "aston")
    assert (first.words, first.text, first.cell) == ("city Aston", "Aston", Cell(2, 2))
    assert ("regions", "near-aston") in [one.thing for one in others]
    assert others[-1].thing[0] == "demands"


@pytest.mark.parametrize(
    ("words", "thing"),
    [
        ("阿斯顿", ("cities", "aston")),
        ("ÁSTON", ("cities", "aston")),
        ("stream low", ("waters", "lower-stream")),
        ("western", ("labels", "label-sea")),
        ("too cheap", ("remarks", "remark-1")),
        ("demand card 2", ("demands", "2")),
        ("2", ("demands", "2")),
        ("strait", ("links", "strait")),
        ("wool", ("goods", "wool")),
        ("flo", ("events", "flood")),
    ],
)
def test_words_of_any_language_find_things(words: str, thing: tuple[str, str]) -> None:
    assert things(words)[0] == thing


def test_all_words_must_stand_in_one_text() -> None:
    assert things("aston wool") == []
    assert things("nowhere") == things("") == things("  ") == []


def test_a_search_within_one_room() -> None:
    assert things("aston", "cities") == [("cities", "aston")]
    assert things("fish", "demands") == [("demands", "2")]


def test_lines_are_found_by_their_id() -> None:
    assert found(route_scenario(), "aston-beck")[0].thing == ("lines", "aston-beck")


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("3,2", Goal(Cell(3, 2))),
        (" 3 2 ", Goal(Cell(3, 2))),
        ("3,2 4,2", Goal(Cell(3, 2))),
        ("Beck", Goal(Cell(5, 4), ("cities", "beck"))),
        ("mere", Goal(Cell(5, 4), ("waters", "mere"))),
        ("coal", Goal(None, ("goods", "coal"))),
        ("99,99", None),
        ("3,2 9,9", None),
        ("nowhere", None),
        ("", None),
    ],
)
def test_going_to_a_cell_or_a_name(text: str, meant: Goal | None) -> None:
    assert goal(COUNTRY, text) == meant


def test_where_a_thing_is_shown() -> None:
    assert where(COUNTRY, "labels", "label-sea") == Cell(0, 3)
    assert where(COUNTRY, "waters", "lower-stream") is not None
    assert where(COUNTRY, "regions", "highlands") in COUNTRY.regions["highlands"].cells
    assert where(COUNTRY, "goods", "coal") is None
    assert where(COUNTRY, "cities", "nowhere") is None


@given(scenarios(), st.text(max_size=12))
def test_any_words_can_be_searched(scenario: Scenario, words: str) -> None:
    found(scenario, words)
    goal(scenario, words)


@given(scenarios())
def test_every_thing_is_found_by_its_own_names(scenario: Scenario) -> None:
    for route, text in list(texts_of(scenario))[:5]:
        if len(route) > 1 and text.split() and route[0] != "allow":
            assert (route[0], route[1]) in [one.thing for one in found(scenario, text)]
