"""Track as it lies: chains, links and their owners, copies, and plain data."""

import pytest

from model.notation import Cell
from model.systems.age_of_steam.track.land import Land
from model.systems.age_of_steam.track.owners import NATIONALISED, NOBODY
from model.systems.age_of_steam.track.plain import from_plain, to_plain
from model.systems.age_of_steam.track.track import Track
from tests.model.systems.age_of_steam.track.small_lands import land

EXAMPLE_1 = {"1,0": "s1 0-3=1", "2,0": "s1 0=1 3=1", "3,0": "s1 0-3=1"}
EXAMPLE_2 = {"1,0": "s1 0-3=1", "2,0": "t3r 0=1 1=1 3=1", "3,0": "s1 0-3=1"}


def laid(tiles: dict[str, str], on: Land | None = None) -> Track:
    return from_plain(on or land(), {"tiles": tiles})


@pytest.mark.rule("AOS-END-04")
@pytest.mark.rule("AOS-COMP-07")
def test_example_1_makes_two_links_of_two_sections_each() -> None:
    track = laid(EXAMPLE_1)
    assert [(link.ends, link.owner, link.sections, link.points) for link in track.links()] == [
        (("ash", "elm"), 0, 2, 2),
        (("elm", "oak"), 0, 2, 2),
    ]
    assert track.unfinished(0) == []
    assert track.discs_used(0) == 2
    assert [track.name_of(link) for link in track.links_at("elm")] == ["ash:elm", "elm:oak"]


@pytest.mark.rule("AOS-COMP-02")
def test_example_2_leaves_a_spoke_that_is_an_unfinished_chain() -> None:
    track = laid(EXAMPLE_2)
    (spoke,) = track.unfinished(0)
    assert len(spoke.sections) == 1
    assert track.discs_left == track.land.rules.town_discs
    assert track.presence(0, "elm")
    assert not track.presence(1, "elm")


@pytest.mark.rule("AOS-BOARD-04")
def test_neighbouring_cities_are_not_linked() -> None:
    cities = [
        {"id": "a", "name": "A", "kind": "city", "at": "0,0"},
        {"id": "b", "name": "B", "kind": "city", "at": "1,0"},
    ]
    assert Track(land(["..", ".."], cities)).links() == ()


@pytest.mark.rule("AOS-BOARD-06")
@pytest.mark.rule("AOM-SETUP-11")
def test_hexes_of_a_group_are_one_stop() -> None:
    cities = [
        {"id": "a", "name": "A", "kind": "city", "at": "0,0", "members": "0,0 1,0"},
        {"id": "b", "name": "B", "kind": "city", "at": "3,0"},
    ]
    track = laid({"2,0": "s1 0-3=1"}, land(["....", "...."], cities))
    assert [link.ends for link in track.links()] == [("a", "b")]


@pytest.mark.rule("AOS-BUILD-19")
def test_parallel_links_are_called_by_a_hex() -> None:
    cities = [
        {"id": "a", "name": "A", "kind": "city", "at": "0,0"},
        {"id": "b", "name": "B", "kind": "city", "at": "2,0"},
    ]
    ground = land(["...", "..."], cities)
    track = laid({"1,0": "s1 0-3=1", "0,1": "s2 0-4=2", "1,1": "s2 3-5=2"}, ground)
    assert [track.name_of(link) for link in track.links()] == ["a:b@1,0", "a:b@0,1"]
    assert {track.named(track.name_of(link)) for link in track.links()} == set(track.links())


@pytest.mark.rule("AOS-BUILD-25")
@pytest.mark.rule("AOS-BUILD-26")
def test_example_4_urbanizing_shortens_the_links_and_keeps_their_owner() -> None:
    track = laid(EXAMPLE_2)
    track.urbanize(2, "f", lambda chain, was: next(iter(was), NOBODY))
    assert [(link.ends, link.owner, link.sections) for link in track.links()] == [
        (("ash", "elm"), 0, 1),
        (("elm", "oak"), 0, 1),
    ]
    assert track.unfinished(0) == []
    assert track.left["t3r"] == 2
    assert track.is_city("elm")


@pytest.mark.rule("AOS-EXPENSE-04")
def test_what_a_bankrupt_leaves_is_nobodys() -> None:
    track = laid(EXAMPLE_2)
    track.disown(0)
    assert {link.owner for link in track.links()} == {NOBODY}
    assert track.discs_used(0) == 0


def test_a_nationalised_link_has_no_owner_again() -> None:
    track = laid(EXAMPLE_1)
    track.nationalise(track.links()[0])
    assert [link.owner for link in track.links()] == [NATIONALISED, 0]


def test_a_copy_goes_its_own_way() -> None:
    track = laid(EXAMPLE_2)
    before, other = to_plain(track), track.copy()
    other.urbanize(2, "f", lambda chain, was: next(iter(was), NOBODY))
    other.disown(0)
    other.claim("none", 1)
    assert to_plain(track) == before
    assert len(track.unfinished(0)) == 1


def test_plain_data_gives_the_same_track() -> None:
    track = laid(EXAMPLE_2)
    track.urbanize(2, "f", lambda chain, was: next(iter(was), NOBODY))
    again = from_plain(track.land, to_plain(track))
    assert to_plain(again) == to_plain(track)
    assert (again.chains, again.chain_at, again.left) == (track.chains, track.chain_at, track.left)


@pytest.mark.parametrize(
    "tiles",
    [
        {"0,0": "s1 0-3=1"},
        {"2,0": "s1 0-3=1"},
        {"1,0": "s1 0-2=1"},
        {"1,0": "s9 0-3=1"},
        {"1,0": "s1 0-3=x"},
        {"1,0": ""},
        {"9,9": "s1 0-3=1"},
        {"a": "s1 0-3=1"},
        {"1,0": "s1 0-3=1", "2,0": "s1 0=2 3=2"},
    ],
)
def test_what_no_track_is_gives_a_sentence(tiles: dict[str, str]) -> None:
    with pytest.raises(ValueError, match=" "):
        laid(tiles)


def test_a_hex_is_found_by_its_cell() -> None:
    ground = land()
    assert ground.hex_at(Cell(3, 1)) == 8
    assert ground.hex_at(Cell(0, 1)) == ground.hex_at(Cell(5, 0)) == -1
    assert (ground.name(2), ground.name(3)) == ("Elm", "3,0")
