"""Hexes, groups, special links, and where track can lead on Age of Steam maps."""

import pytest

from tests.validator.examples import examined
from tests.validator.systems.age_of_steam.checks.told import SMALL, told

FERRY = "special_links:\n- {id: ferry-macau, name: Macau ferry, cost: 8, requires: towns, "


def on_board(said: str) -> str:
    """The small map on another board."""
    start, end = SMALL.index("size: [5, 2]"), SMALL.index("}\ncities")
    return SMALL[:start] + said + SMALL[end:].replace('"1,1"}', '"2,0"}')


class TestCells:
    def test_of_a_town_may_not_open_late(self) -> None:
        assert told('cells: {"9,9": {open_from: 3}}\n') == [
            "MAP102 9,9 is Huizhou, a town, where open_from means nothing"
        ]

    def test_of_a_city_may_have_tags(self) -> None:
        assert told('cells: {"8,11": {tags: [harbour]}}\n') == []


class TestTownExits:
    @pytest.mark.parametrize(
        ("said", "why"),
        [
            ('ends: [hong-kong, macau], town_exits: {sanya: "3,14/2"}', "none of its ends"),
            ('ends: [hong-kong, macau], town_exits: {hong-kong: "8,11/0"}', "Hong Kong is a city"),
            ('ends: [hong-kong, macau], town_exits: {macau: "5,10/2"}', "not the hex of Macau"),
        ],
    )
    def test_belong_to_a_town_at_an_end(self, said: str, why: str) -> None:
        (found,) = told(f"{FERRY}{said}}}\n", "NET106")
        assert why in found


class TestReach:
    def test_a_town_needs_one_side(self) -> None:
        text = SMALL.replace('"1,1"}', '"4,1"}').replace("....w", "..w..")
        assert told(text) == []

    def test_a_special_link_joins_what_track_cannot(self) -> None:
        text = SMALL.replace(".....\\n....w", "..ww.\\n..www")
        found = told(text)
        assert "NET102 no track can come to Oak, and it has no special link" in found
        link = "special_links:\n- {id: ferry, name: Ferry, ends: [ash, oak], cost: 4}\n"
        assert told(text + link) == []

    def test_two_parts_of_a_board(self) -> None:
        board = "size: [7, 1], legend: {'.': plain, w: water}, terrain: '...w...'"
        text = on_board(board).replace('"4,0"', '"6,0"')
        assert told(text, "NET103") == ["NET103 Oak cannot be joined to the rest of the board"]

    def test_cities_side_by_side_are_not_joined_by_that(self) -> None:
        board = "size: [3, 1], legend: {'.': plain}, terrain: '...'"
        text = on_board(board).replace('"4,0"', '"1,0"')
        found = told(text, "NET102")
        assert found == ["NET102 no track can come to Ash, and it has no special link"]


def test_a_map_without_cities_is_asked_for_none() -> None:
    text = SMALL[: SMALL.index("cities:")]
    assert told(text) == []


@pytest.mark.rule("VAL-AOS-29")
def test_an_edge_that_joins_nothing_is_told_where_it_stands() -> None:
    said = SMALL + 'blocked: ["1,0 4,0", "0,0 1,0"]\n'
    (found,) = (one for one in examined(said, "age-of-steam") if one.finding.code == "SCH010")
    assert found.finding.route == ("blocked", 0), "sets are put in order, and the file is not"


@pytest.mark.rule("VAL-AOS-32")
def test_a_link_back_to_its_own_end_is_told_by_the_name_of_that() -> None:
    said = SMALL + "special_links:\n- {id: ferry, ends: [ash, ash], cost: 2}\n"
    assert told(said, "SCH007") == ['SCH007 ends: the list names "ash" alone: at least 2']


def test_a_city_off_the_map_is_not_sent_overseas() -> None:
    said = SMALL.replace('at: "4,0"', 'at: "9,0"')
    (found,) = (one for one in examined(said, "age-of-steam") if one.finding.code == "MAP004")
    assert found.finding.help == "say with `at` on which cell it stands"
