"""Which tiles could lie where, by sides alone: tables that are worked out once and shared."""

from functools import lru_cache
from typing import NamedTuple

from model.systems.age_of_steam.track.shapes import (
    SHAPES,
    SIDES,
    Sections,
    exits_of,
    tile_of_sections,
    tiles_of_exits,
)
from model.systems.age_of_steam.track.track import Tile


class Choice(NamedTuple):
    """A tile, the sections it would add, and those it would redirect: before, after, sides."""

    tile: Tile
    added: Sections
    moves: tuple[tuple[int, int, int, int], ...] = ()


@lru_cache(maxsize=4096)
def first_choices(allowed: int, connected: int, *, simple: bool) -> tuple[Choice, ...]:
    """Tiles for an empty hex: exits by allowed sides, every section with a connected one."""
    return tuple(
        Choice(Tile(tile, sections), sections)
        for sections, tile in tile_of_sections().items()
        if not exits_of(sections) & ~allowed
        and all(section & connected for section in sections)
        and (not simple or SHAPES[tile].kind == "simple")
    )


@lru_cache(maxsize=4096)
def further_choices(
    old: Sections, movable: int, allowed: int, connected: int
) -> tuple[Choice, ...]:
    """Tiles in place of another: exits by allowed sides, every new section with a connected one."""
    return tuple(
        one
        for one in _replacing(old, movable)
        if not _new_exits(one) & ~allowed and all(section & connected for section in one.added)
    )


@lru_cache(maxsize=4096)
def _replacing(old: Sections, movable: int) -> tuple[Choice, ...]:
    """Tiles that keep the sections; those with a movable side may be redirected."""
    tiles = (Tile(tile, sections) for sections, tile in tile_of_sections().items())
    found = (_choice(old, movable, tile) for tile in tiles)
    return tuple(one for one in found if one is not None)


def _new_exits(choice: Choice) -> int:
    return exits_of((*choice.added, *(1 << moved for _, _, _, moved in choice.moves)))


def _choice(old: Sections, movable: int, tile: Tile) -> Choice | None:
    fresh = [section for section in tile.sections if section not in old]
    moves = list[tuple[int, int, int, int]]()
    for section in old:
        if section in tile.sections:
            continue
        after = next((one for one in fresh if one & section & ~movable), 0)
        if not section & movable or not after:
            return None
        fresh.remove(after)
        fixed, moved = SIDES[section & after][0], SIDES[after & ~section][0]
        moves.append((section, after, fixed, moved))
    return Choice(tile, tuple(fresh), tuple(moves)) if fresh or moves else None


@lru_cache(maxsize=4096)
def town_choices(old: int, allowed: int, connected: int) -> tuple[Choice, ...]:
    """Forms of a town that have its exits and more, one of them at least connected."""
    return tuple(
        Choice(Tile(tile, spokes(exits)), spokes(exits & ~old))
        for exits, tiles in tiles_of_exits().items()
        if exits & old == old and exits & ~old & connected and not exits & ~old & ~allowed
        for tile in tiles
    )


@lru_cache(maxsize=64)
def spokes(exits: int) -> Sections:
    """The sections of a town with these exits."""
    return tuple(1 << side for side in SIDES[exits])
