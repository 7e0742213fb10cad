"""Areas as clauses: nothing is lost on the way there and back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.systems.crayon.areas.clauses import Clause, as_text, clauses_in, toggled
from model.scenario.areas import Area

NAMES = st.sampled_from(("aston", "bay", "the-coast"))
FAR = st.one_of(st.none(), st.integers(0, 20))
JOINS = st.sampled_from(("and", "or", "minus"))
clauses = st.one_of(
    st.builds(lambda far, join: Clause("all", (), far, join), FAR, JOINS),
    st.builds(lambda name, far, join: Clause("region", (name,), far, join), NAMES, FAR, JOINS),
    st.builds(
        lambda what, names, far, join: Clause(what, tuple(names), far, join),
        st.sampled_from(("cities", "terrain")),
        st.lists(NAMES, min_size=1, max_size=3, unique=True),
        FAR,
        JOINS,
    ),
)


@given(st.lists(clauses, min_size=1, max_size=4))
def test_clauses_are_written_and_read_again(said: list[Clause]) -> None:
    first, *rest = said
    whole = (Clause(first.what, first.names, first.mileposts, "or"), *rest)
    found = clauses_in(as_text(whole))
    assert found is None or as_text(found) == as_text(whole)
    if found is not None:
        assert Area.parse(as_text(found)) == Area.parse(as_text(whole))


@pytest.mark.parametrize(
    "text",
    [
        "within(1, region(coast)) and within(6, cities(hangzhou, wenzhou))",
        "all minus cities(beijing, shanghai)",
        "region(manchuria) and terrain(alpine, mountain)",
        "within(9, cities(taiyuan)) minus within(4, cities(taiyuan))",
        "(region(a) or region(b)) and terrain(sea)",
    ],
)
def test_usual_areas_are_clauses(text: str) -> None:
    found = clauses_in(text)
    assert found is not None
    assert as_text(found) == text


@pytest.mark.parametrize("text", ["region(a) and (region(b) or region(c))", "region(", "x"])
def test_others_stay_text(text: str) -> None:
    assert clauses_in(text) is None


def test_a_click_on_the_map_names_a_place_and_another_one_takes_it_away() -> None:
    start = clauses_in("all") or ()
    once = toggled(start, "cities", "aston")
    twice = toggled(once, "cities", "bay")
    assert as_text(once) == "cities(aston)"
    assert as_text(twice) == "cities(aston, bay)"
    assert as_text(toggled(twice, "cities", "aston")) == "cities(bay)"
    assert as_text(toggled(once, "cities", "aston")) == "all"
    near = toggled(clauses_in("within(3, cities(aston))") or (), "cities", "bay")
    assert as_text(near) == "within(3, cities(aston, bay))"
