"""Themes: track stands out on every ground, and no meaning hangs on colour alone."""

from itertools import combinations
from math import atan2, degrees, hypot

import pytest

from drawing.map.marks.owner_inks import NEUTRALS
from drawing.map.marks.terrain_marks import MARKS, OTHER_NAMES
from drawing.themes.theme import Theme, theme, theme_names
from engine.logs.session import usual_names
from tests.drawing.themes.colours import SIGHTS, Blindness, distance, lab, over, seen_with

LOOKS = ("classic", "colour-blind", "dark", "high-contrast", "print")
APART = 20
"""The ΔE (CIEDE2000) between track and what it lies on."""


def grounds(look: Theme) -> dict[str, str]:
    """Every fill that track can lie on, by its name; beside ferries it lies on the sea.

    Not the areas of major cities: nobody builds in one, and track ends at its rim.
    """
    names = ["land", "terrain", *(f"terrain-{kind}" for kind in MARKS)]
    fills = {name: look.ink(name).fill for name in names}
    region = look.ink("region")
    tinted = {
        f"region on {name}": over(region.fill, region.opacity, fill) for name, fill in fills.items()
    }
    waters = {name: look.ink(name).fill for name in ("sea", "lake", "inlet")}
    return {**fills, **tinted, **waters}


def test_these_are_the_themes() -> None:
    assert set(LOOKS) <= set(theme_names())


@pytest.mark.parametrize("name", LOOKS)
def test_eight_track_colours_stand_out_on_every_ground(name: str) -> None:
    look = theme(name)
    assert len(look.seats) == 8
    close = {
        (seat.line, ground): distance(seat.line, fill)
        for seat in look.seats
        for ground, fill in grounds(look).items()
        if distance(seat.line, fill) < APART
    }
    assert not close


@pytest.mark.parametrize("name", LOOKS)
def test_track_colours_differ_and_so_do_their_dashes(name: str) -> None:
    seats = theme(name).seats
    assert min(distance(a.line, b.line) for a, b in combinations(seats, 2)) > 15
    assert len({seat.dash for seat in seats}) == len(seats)


@pytest.mark.parametrize("blindness", SIGHTS)
def test_the_colour_blind_theme_keeps_track_apart(blindness: Blindness) -> None:
    look = theme("colour-blind")
    seen = [seen_with(blindness, seat.line) for seat in look.seats]
    assert min(distance(a, b) for a, b in combinations(seen, 2)) > 15
    for fill in grounds(look).values():
        assert min(distance(line, seen_with(blindness, fill)) for line in seen) > APART


@pytest.mark.parametrize("blindness", SIGHTS)
def test_the_colour_blind_theme_keeps_common_terrain_apart(blindness: Blindness) -> None:
    look = theme("colour-blind")
    names = ("sea", "neighbour", "land", "terrain-mountain", "terrain-alpine", "terrain-desert")
    seen = [seen_with(blindness, look.ink(name).fill) for name in names]
    assert min(distance(a, b) for a, b in combinations(seen, 2)) > 4


@pytest.mark.parametrize("name", LOOKS)
def test_every_common_kind_of_terrain_has_a_tint_and_a_mark(name: str) -> None:
    look = theme(name)
    for kind in MARKS:
        assert f"terrain-{kind}" in look.inks
        assert f"mark-{kind}" in look.inks
        mark, fill = look.ink(f"mark-{kind}"), look.ink(f"terrain-{kind}").fill
        assert distance(mark.line or mark.fill, fill) > APART


def test_other_names_of_a_kind_lead_to_one_that_is_known() -> None:
    assert set(OTHER_NAMES.values()) <= MARKS.keys()


@pytest.mark.parametrize("name", LOOKS)
def test_waters_and_regions_have_a_pattern_or_a_dash(name: str) -> None:
    look = theme(name)
    for wet in ("lake", "dry-lake", "inlet", "region"):
        assert look.ink(wet).pattern
    assert look.ink("dry-river").dash
    assert not look.ink("river").dash
    assert look.ink("region").dash


@pytest.mark.parametrize("name", LOOKS)
def test_what_is_written_in_the_margin_can_be_read(name: str) -> None:
    look = theme(name)
    paper = look.ink("margin").fill
    for style in ("coordinate", "credits", "title"):
        assert distance(look.style(style).colour, paper) > 30
        assert look.style(style).size >= 1.8


HUES = {
    "Red": (15, 42, 50),
    "Blue": (240, 300, 35),
    "Green": (135, 180, 25),
    "Orange": (48, 78, 65),
    "Purple": (305, 335, 45),
    "Brown": (38, 75, 15),
}
"""From which angle to which a colour has its name (CIE L*a*b*), and how strong it is at least."""


@pytest.mark.parametrize("name", LOOKS)
def test_players_without_names_are_called_by_the_colour_of_their_track(name: str) -> None:
    seats = theme(name).seats
    for called, seat in zip(usual_names(len(HUES)), seats, strict=False):
        first, last, strong = HUES[called]
        _, red, yellow = lab(seat.line)
        assert first <= degrees(atan2(yellow, red)) % 360 <= last, (called, seat.line)
        assert hypot(red, yellow) >= strong, (called, seat.line)
    orange, brown = (lab(seats[number].line) for number in (3, 5))
    assert brown.light < orange.light - 12


@pytest.mark.parametrize("name", LOOKS)
def test_marks_and_track_stand_out_on_the_segments_of_a_route(name: str) -> None:
    look = theme(name)
    for kind in ("mountain", "river", "lake", "desert"):
        mark, segment = look.ink(f"mark-{kind}"), look.ink(f"route-{kind}").fill
        assert distance(mark.line or mark.fill, segment) > APART
    fills = [look.ink(name).fill for name in ("route", "route-mountain", "route-river")]
    assert min(distance(seat.line, fill) for seat in look.seats for fill in fills) > APART


@pytest.mark.parametrize("name", LOOKS)
def test_neutrals_stand_out_on_land_and_differ_in_their_dashes(name: str) -> None:
    look = theme(name)
    inks = [look.ink(neutral) for neutral in NEUTRALS]
    assert len(inks) == 9
    assert min(distance(a.line, b.line) for a, b in combinations(inks, 2)) > 10
    assert min(distance(ink.line, seat.line) for ink in inks for seat in look.seats) > 9
    assert min(distance(ink.line, look.ink("land").fill) for ink in inks) > APART
    assert len({ink.dash for ink in inks}) == len(inks)
    assert not {ink.dash for ink in inks} & {seat.dash for seat in look.seats}


@pytest.mark.parametrize("blindness", SIGHTS)
def test_the_colour_blind_theme_keeps_neutrals_apart(blindness: Blindness) -> None:
    look = theme("colour-blind")
    seen = [seen_with(blindness, look.ink(neutral).line) for neutral in NEUTRALS]
    assert min(distance(a, b) for a, b in combinations(seen, 2)) > 8
