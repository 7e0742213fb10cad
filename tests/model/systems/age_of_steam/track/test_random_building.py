"""Random building on small boards: the lists of tiles are right, and invariants hold."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from model.systems.age_of_steam.conditions.selector import Situation
from model.systems.age_of_steam.track.builder import Builder
from model.systems.age_of_steam.track.laying import why_not_lay
from model.systems.age_of_steam.track.offers import every_tile, lawful_offers
from model.systems.age_of_steam.track.plain import from_plain, to_plain
from model.systems.age_of_steam.track.plans import planned
from model.systems.age_of_steam.track.prices import price_of
from model.systems.age_of_steam.track.shapes import SIDES, section_text
from model.systems.age_of_steam.track.track import Track
from tests.model.systems.age_of_steam.track.invariants import broken
from tests.model.systems.age_of_steam.track.plain_laying import PlainBoard
from tests.model.systems.age_of_steam.track.random_boards import SEATS, built, random_land

seeds = st.integers(0, 10**6)


def listed(track: Track, builder: Builder) -> list[tuple[str, str, str]]:
    found = [
        (str(track.land.cells[one.hex]), one.tile.id, _text(one.tile.sections))
        for one in lawful_offers(track, builder)
    ]
    assert len(found) == len(set(found))
    return sorted(found)


def _text(sections: tuple[int, ...]) -> str:
    return " ".join(sorted(map(section_text, sections)))


@settings(max_examples=6, deadline=None)
@given(seeds)
@pytest.mark.rule("AOS-BUILD-09")
@pytest.mark.rule("AOS-BUILD-12")
@pytest.mark.rule("AOS-BUILD-15")
def test_the_list_is_what_a_plain_enumeration_finds(seed: int) -> None:
    chance = Random(seed)
    track = Track(random_land(chance))
    for step, (seat, _) in enumerate(built(track, chance, 12)):
        if step % 6 == 5:
            plain = PlainBoard(track.land, to_plain(track))
            wanted = sorted(
                (str(cell), tile, _plain_text(sections))
                for cell, tile, sections in plain.legal(seat)
            )
            assert listed(track, Builder(seat)) == wanted


def _plain_text(sections: frozenset[frozenset[int]]) -> str:
    texts = ("-".join(str(side) for side in sorted(one) if side >= 0) for one in sections)
    return " ".join(sorted(texts))


RULES = [
    {},
    {"build": {"may_face_blank_edge": False, "unowned_needs_anchor": False}},
    {"build": {"town_replace_needs_presence": False, "redirect_claims": True}},
    {"build": {"return_tile_first": False, "same_hex_twice": True}},
    {"build": {"no_duplicates": "anybody"}},
    {"build": {"no_duplicates": "same-player", "city_limits": [{"city": "ash", "new_links": 1}]}},
    {"build": {"contiguous": {"mode": "own", "start": {"ids": ["ash"]}}}},
    {"build": {"contiguous": {"mode": "own", "until": {"track_into": {"ids": ["elm", "oak"]}}}}},
    {"build": {"contiguous": {"mode": "all"}}},
    {"discs": {"per_player": 3}},
    {"prices": {"terrain": {"river": {"tiles": ["s1", "x1", "x2"], "redirect": False}}}},
    {"prices": {"terrain": {"mountain": {"first_tile": "simple", "exits_not_to": ["river"]}}}},
    {"prices": {"terrain": {"river": {"cost": 3, "sides": {"land": 2, "water": 5}}}}},
    {"prices": {"flat": 3}},
    {"build": {"connectivity_check": "end-of-build"}},
]


@settings(max_examples=4, deadline=None)
@given(seeds)
@pytest.mark.parametrize("rules", RULES, ids=str)
def test_the_list_is_what_is_not_refused(rules: dict[str, object], seed: int) -> None:
    chance = Random(seed)
    cells = {"1,1": {"water_sides": [0, 1], "first_tile": "simple"}, "0,1": {"open_from": 2}}
    track = Track(random_land(chance, rules, cells=cells))
    for step, (seat, hexes) in enumerate(built(track, chance, 12)):
        if step % 3 != 2:
            continue
        builder = Builder(seat, Situation(turn=step % 4), hexes, {"ash": step % 2})
        wanted = {
            (hex_, tile)
            for hex_ in range(len(track.land.cells))
            for tile in every_tile(track.land, hex_)
            if track.land.exists[hex_] and why_not_lay(track, builder, hex_, tile) is None
        }
        found = list(lawful_offers(track, builder))
        assert {(one.hex, one.tile) for one in found} == wanted
        for one in found:
            assert one.price == price_of(track.land, planned(track, one.hex, one.tile)).total


@settings(max_examples=15, deadline=None)
@given(seeds)
def test_invariants_hold_and_plain_data_gives_the_same_track(seed: int) -> None:
    chance = Random(seed)
    track = Track(random_land(chance))
    for step, (seat, _) in enumerate(built(track, chance, 18)):
        assert broken(track) == []
        if step % 6 == 5:
            again = from_plain(track.land, to_plain(track))
            assert to_plain(again) == to_plain(track)
            assert again.links() == track.links()
            assert listed(again, Builder(seat)) == listed(track, Builder(seat))
            assert listed(track.copy(), Builder(seat)) == listed(track, Builder(seat))


@settings(max_examples=10, deadline=None)
@given(seeds)
def test_copies_are_independent(seed: int) -> None:
    chance = Random(seed)
    track = Track(random_land(chance))
    list(built(track, chance, 9))
    before, lists = to_plain(track), [listed(track, Builder(seat)) for seat in range(SEATS)]
    list(built(track.copy(), chance, 9))
    assert to_plain(track) == before
    assert [listed(track, Builder(seat)) for seat in range(SEATS)] == lists
    assert all(
        len(SIDES[section]) <= 2 for tile in track.tiles.values() for section in tile.sections
    )
