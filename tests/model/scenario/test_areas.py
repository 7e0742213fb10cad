"""Area expressions: what event cards and regions may say, and what they say back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from model.notation import NotationError
from model.scenario.areas import (
    DEEPEST,
    LONGEST,
    All,
    Area,
    AreaNode,
    CitiesNamed,
    Combined,
    RegionNamed,
    TerrainNamed,
    Within,
)

ids = st.from_regex(r"[a-z0-9]{1,6}(-[a-z0-9]{1,4}){0,2}", fullmatch=True)
names = st.lists(ids, min_size=1, max_size=3).map(tuple)
leaves: st.SearchStrategy[AreaNode] = st.one_of(
    st.just(All()),
    st.builds(RegionNamed, ids),
    st.builds(CitiesNamed, names),
    st.builds(TerrainNamed, names),
)


def branches(inner: st.SearchStrategy[AreaNode]) -> st.SearchStrategy[AreaNode]:
    words = st.sampled_from(("and", "or", "minus"))
    return st.builds(Within, st.integers(0, 999), inner) | st.builds(Combined, inner, words, inner)


nodes = st.recursive(leaves, branches, max_leaves=6)


@given(nodes)
def test_every_area_is_read_back_as_it_is_written(node: AreaNode) -> None:
    area = Area(node)
    assert Area.parse(str(area)) == area
    assert str(Area.parse(str(area))) == str(area)


@pytest.mark.parametrize(
    ("text", "node"),
    [
        ("all", All()),
        ("region(manchuria)", RegionNamed("manchuria")),
        ("cities(aston, byford)", CitiesNamed(("aston", "byford"))),
        ("terrain(mountain)", TerrainNamed(("mountain",))),
        ("within(3, cities(aston))", Within(3, CitiesNamed(("aston",)))),
    ],
)
def test_an_area_says_what_it_names(text: str, node: AreaNode) -> None:
    assert Area.parse(text).node == node


def test_and_binds_before_or_and_minus() -> None:
    loose = Area.parse("all minus region(a) and region(b)").node
    assert loose == Combined(All(), "minus", Combined(RegionNamed("a"), "and", RegionNamed("b")))


def test_or_and_minus_go_from_left_to_right() -> None:
    one = Area.parse("all minus region(a) or region(b)")
    assert one == Area.parse("(all minus region(a)) or region(b)")
    assert one != Area.parse("all minus (region(a) or region(b))")


def test_blanks_and_needless_brackets_do_not_matter() -> None:
    assert str(Area.parse("  ( within(03 ,(all) ) )or\tall ")) == "within(3, all) or all"


def test_ids_may_be_words_of_the_notation() -> None:
    assert Area.parse("region(and)").node == RegionNamed("and")
    assert Area.parse("cities(all, within, 12)").node == CitiesNamed(("all", "within", "12"))


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "everywhere",
        "region",
        "region()",
        "region(a, b)",
        "cities()",
        "cities(a,)",
        "cities(,a)",
        "within(all)",
        "within(-1, all)",
        "within(1000, all)",
        "within(three, all)",
        "within(3 all)",
        "(all",
        "all)",
        "all all",
        "all and",
        "and all",
        "all & all",
        "region(Aston)",
        "region(a--b)",
        "all\x00",
        "\x1b[31mall",
    ],
)
def test_what_is_no_area_is_refused_with_one_sentence(text: str) -> None:
    with pytest.raises(NotationError) as refused:
        Area.parse(text)
    assert "is not an area" in str(refused.value)
    assert str(refused.value).isprintable()


def test_areas_have_a_largest_length_and_depth() -> None:
    assert Area.parse("(" * (DEEPEST - 1) + "all" + ")" * (DEEPEST - 1)) == Area(All())
    with pytest.raises(NotationError, match="nested deeper"):
        Area.parse("(" * DEEPEST + "all" + ")" * DEEPEST)
    longest = "all" + " or all" * ((LONGEST - 3) // 7)
    assert str(Area.parse(longest)) == longest
    with pytest.raises(NotationError, match="at most"):
        Area.parse("all" + " " * LONGEST)


@given(st.text(max_size=60) | st.text("all()widthn ,0123-and", max_size=60))
def test_any_text_is_an_area_or_is_refused(text: str) -> None:
    try:
        area = Area.parse(text)
    except NotationError:
        return
    assert Area.parse(str(area)) == area
