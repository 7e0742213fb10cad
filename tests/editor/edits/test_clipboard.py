"""The clipboard: fragments as text, and any text without a failure."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.edits.clipboard import LONGEST, NoFragment, fragment_from, text_of
from editor.edits.fragments import copied
from editor.edits.pasting import pasted
from model.boards.routes import RouteBoard
from model.files.scenario_files import new_text
from model.notation import Cell
from model.scenario.scenario import Scenario
from tests.editor.edits.boards import after, cells, lattice, on, route_scenario
from tests.editor.edits.country import COUNTRY_TEXT, country
from tests.generate.scenario import scenarios

COUNTRY = country()
EMPTY = on(lattice(*["." * 20] * 20))
PLACES = st.builds(Cell, st.integers(0, 9), st.integers(0, 9))


def test_a_fragment_is_readable_text() -> None:
    text = text_of(copied(COUNTRY, cells("2,2", "3,2", "3,3")))
    assert "name: Aston" in text
    assert "terrain: |" in text


@given(scenarios(), st.frozensets(PLACES, min_size=1), st.integers(0, 5), st.booleans())
def test_a_fragment_comes_back_from_its_text(
    scenario: Scenario, chosen: frozenset[Cell], sixths: int, is_flipped: bool
) -> None:
    fragment = copied(scenario, chosen)
    if not list(fragment.laid()) and not fragment.laid().kinds:
        return
    held = (fragment.flipped() if is_flipped else fragment).turned(sixths)
    again = fragment_from(text_of(held))
    assert text_of(again) == text_of(held)
    assert sorted(again.laid().kinds.values()) == sorted(held.laid().kinds.values())
    assert list(again.laid()) == list(held.laid())


def test_a_whole_scenario_can_be_pasted() -> None:
    fragment = fragment_from(COUNTRY_TEXT)
    new = after(EMPTY, pasted(EMPTY, fragment, Cell(10, 10)))
    assert new.cities.keys() == COUNTRY.cities.keys()
    assert not new.part.demands
    assert fragment_from(new_text(COUNTRY)) == fragment


def test_things_without_cells_come_back_too() -> None:
    routes = route_scenario()
    fragment = copied(routes, (), [("cities", "aston"), ("cities", "beck")])
    other = on(RouteBoard())
    assert "aston-beck" in text_of(fragment)
    after(other, pasted(other, fragment_from(text_of(fragment)), Cell(3, 3)))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("hello", "no piece of a map"),
        ("", "no piece of a map"),
        ("format: 1\n", "no piece of a map"),
        ("format: 99\n", "no piece of a map"),
        ("a: [", "no piece of a map"),
        ("extends: ./other.milepost.yaml\n", "no piece of a map"),
        ("cities: 7\n", "cannot be read: cities"),
        ("\x00", "no piece of a map"),
        ("x" * (LONGEST + 1), "too much text"),
    ],
)
def test_other_text_gives_a_sentence(text: str, why: str) -> None:
    with pytest.raises(NoFragment, match=why) as trouble:
        fragment_from(text)
    assert str(trouble.value).endswith(".")


def test_a_map_beyond_all_limits_gives_a_sentence() -> None:
    rows = "".join(f"    {'.' * 700}\n" for _ in range(700))
    head = "board:\n  kind: mileposts\n  size: [700, 700]\n  legend: {.: clear}\n  terrain: |\n"
    with pytest.raises(NoFragment, match="too many cells"):
        fragment_from(head + rows)


@given(st.text(max_size=200))
def test_no_text_is_a_failure(text: str) -> None:
    try:
        fragment_from(text)
    except NoFragment as trouble:
        message = str(trouble)
        assert message


CORRUPT = st.tuples(st.integers(0, len(COUNTRY_TEXT)), st.integers(0, 40), st.text(max_size=5))


@given(CORRUPT)
def test_a_damaged_fragment_is_pasted_or_gives_a_sentence(slip: tuple[int, int, str]) -> None:
    start, length, instead = slip
    text = COUNTRY_TEXT[:start] + instead + COUNTRY_TEXT[start + length :]
    try:
        fragment = fragment_from(text)
    except NoFragment:
        return
    after(EMPTY, pasted(EMPTY, fragment, Cell(10, 10)))
