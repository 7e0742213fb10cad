"""Track tiles by shape: their number, their turns, and which of them a town can use."""

import pytest

from model.layering.presets import bundled_preset
from model.systems.age_of_steam.track.shapes import (
    SHAPES,
    SIDES,
    exits_of,
    needs_disc,
    section_text,
    sides_in,
    tile_of_sections,
    tiles_of_exits,
    turns_of,
)
from tests.model.systems.age_of_steam.track.small_lands import land


@pytest.mark.rule("AOS-COMP-01")
def test_the_manifest_has_136_tiles_of_15_shapes() -> None:
    tiles = land().rules.tiles
    assert list(tiles) == sorted(SHAPES)
    assert sum(tiles.values()) == 136
    kinds = dict.fromkeys(("simple", "crossing", "coexist", "town"), 0)
    for tile, number in tiles.items():
        kinds[SHAPES[tile].kind] += number
    assert kinds == {"simple": 110, "crossing": 11, "coexist": 4, "town": 11}


@pytest.mark.rule("AOS-COMP-01")
def test_no_two_tiles_show_the_same_sections_however_they_are_turned() -> None:
    ways = [way for tile, shape in SHAPES.items() if shape.kind != "town" for way in turns_of(tile)]
    assert len(ways) == len(set(ways)) == len(tile_of_sections()) == 51
    assert [way for way in ways if len(way) == 1] != []
    sharp = set(turns_of("s3"))
    assert not any(
        {(one,), (other,)} <= sharp for one, other in (way for way in ways if len(way) == 2)
    )


@pytest.mark.rule("AOS-COMP-02")
@pytest.mark.parametrize(
    ("number", "sets", "discs"), [(1, 6, False), (2, 15, True), (3, 20, False), (4, 15, True)]
)
def test_every_set_of_one_to_four_exits_can_be_shown(number: int, sets: int, discs: bool) -> None:
    shown = [exits for exits in tiles_of_exits() if len(SIDES[exits]) == number]
    assert len(shown) == sets
    assert all(needs_disc(exits) is discs for exits in shown)


@pytest.mark.rule("AOS-COMP-02")
@pytest.mark.parametrize(
    ("missing", "tiles"),
    [((2, 5), ("x1", "c2")), ((3, 5), ("x2", "c3", "c4")), ((4, 5), ("x3", "c1"))],
)
def test_four_exits_are_shown_by_complex_tiles(
    missing: tuple[int, int], tiles: tuple[str, ...]
) -> None:
    exits = 63 & ~exits_of(tuple(1 << side for side in missing))
    assert tiles_of_exits()[exits] == tiles


@pytest.mark.rule("AOS-COMP-02")
def test_five_exits_cannot_be_shown() -> None:
    assert max(len(SIDES[exits]) for exits in tiles_of_exits()) == 4


@pytest.mark.parametrize("mask", range(1, 64))
def test_sides_are_read_as_they_are_written(mask: int) -> None:
    assert sides_in(section_text(mask)) == mask


@pytest.mark.parametrize("text", ["", "6", "0-0", "0,3", "00", "-", "0-", "²"])
def test_what_names_no_sides_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="names"):
        sides_in(text)


def test_the_preset_is_bundled() -> None:
    assert bundled_preset("age-of-steam") is not None
