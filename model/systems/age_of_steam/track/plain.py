"""Track as plain data and back: a line a hex, `x1 0-3=1 1-4=none`; towns, claims by their ids."""

from collections.abc import Iterable, Mapping
from typing import Any

from model.notation import Cell, NotationError
from model.systems.age_of_steam.track.chains import Chain
from model.systems.age_of_steam.track.land import NONE, Land
from model.systems.age_of_steam.track.owners import NOBODY, owner_of, owner_text
from model.systems.age_of_steam.track.shapes import (
    SHAPES,
    SIDES,
    Sections,
    in_order,
    section_text,
    sides_in,
    tile_of_sections,
    tiles_of_exits,
)
from model.systems.age_of_steam.track.spoke_links import spoke_link_named
from model.systems.age_of_steam.track.track import Tile, Track


def to_plain(track: Track) -> dict[str, Any]:
    """All that a track is, in data that files can hold; what there is none of is left out."""
    land = track.land
    said = {
        "tiles": {str(land.cells[hex_]): _line(track, hex_) for hex_ in sorted(track.tiles)},
        "urbanized": dict(sorted(track.urbanized.items())),
        "spoke_links": sorted(track.spokes),
        "claims": {
            key: [owner_text(owner) for owner in owners]
            for key, owners in sorted(track.claims.items())
        },
        "freed": [owner_text(owner) for owner in sorted(track.freed)],
    }
    return {key: value for key, value in said.items() if value}


def _line(track: Track, hex_: int) -> str:
    tile = track.tiles[hex_]
    owned = zip(tile.sections, track.owners_on(hex_), strict=True)
    return " ".join([tile.id, *(f"{section_text(one)}={owner_text(o)}" for one, o in owned)])


def from_plain(land: Land, plain: Mapping[str, Any]) -> Track:
    """The track that plain data says; raises ValueError with a sentence where it says none."""
    track = Track(land)
    for town, new_city in plain.get("urbanized", {}).items():
        number = land.number.get(town, NONE)
        if number == NONE or not land.is_town[number]:
            raise ValueError(f'"{town}" is no town that could be urbanized')
        track.urbanize(land.hexes_of[number][0], str(new_city), _nobodys)
    _lay(track, plain.get("tiles", {}))
    for key in plain.get("spoke_links", ()):
        track.spokes[key] = spoke_link_named(track, str(key))
    for key, owners in plain.get("claims", {}).items():
        if key not in track.spokes and key not in land.special:
            raise ValueError(f'there is no special link "{key}"')
        track.claims[key] = tuple(owner_of(str(owner)) for owner in owners)
    track.freed = frozenset(owner_of(str(owner)) for owner in plain.get("freed", ()))
    return track


def _nobodys(_chain: Chain, _was: frozenset[int]) -> int:
    return NOBODY


def _lay(track: Track, tiles: Mapping[str, Any]) -> None:
    """Lays all tiles, then gives every chain the owner that its sections name."""
    named: dict[int, int] = {}
    for cell, line in tiles.items():
        hex_, tile, owners = _tile(track.land, str(cell), str(line))
        named.update({hex_ * 64 + one: owner for one, owner in owners.items()})
        track.put(hex_, tile, _nobodys)
    for chain in list(track.chains.values()):
        owners_of = {named[section] for section in chain.sections}
        if len(owners_of) > 1 or len(set(chain.sections)) < len(chain.sections):
            where = track.land.cells[chain.sections[0] >> 6]
            raise ValueError(f"the track at {where} belongs to several, or runs in a circle")
        track.give(chain, owners_of.pop())


def _tile(land: Land, cell: str, line: str) -> tuple[int, Tile, dict[int, int]]:
    try:
        hex_ = land.hex_at(Cell.parse(cell))
    except NotationError as trouble:
        raise ValueError(str(trouble)) from None
    if hex_ == NONE:
        raise ValueError(f"there is no hex {cell}")
    name, *words = line.split()[:8] or [""]
    owners = {}
    for word in words:
        sides, _, owner = word.partition("=")
        owners[sides_in(sides)] = owner_of(owner)
    sections = in_order(owners)
    if not _shows(land, hex_, name, sections):
        raise ValueError(f'no tile lies on {cell} so: "{line[:40]}"')
    return hex_, Tile(name, sections), owners


def shown_tile(land: Land, hex_: int, name: str, sections: Iterable[str]) -> Tile | None:
    """The tile of this name on a hex, told by its sections such as `0-3`; None if there is none."""
    try:
        shown = in_order(map(sides_in, sections))
    except ValueError:
        return None
    return Tile(name, shown) if _shows(land, hex_, name, shown) else None


def _shows(land: Land, hex_: int, tile: str, sections: Sections) -> bool:
    """Whether a tile can show these sections on a hex: town forms in towns, others elsewhere."""
    if tile not in SHAPES or not land.buildable[hex_]:
        return False
    if land.stop[hex_] == NONE:
        return tile_of_sections().get(sections) == tile
    single = all(len(SIDES[section]) == 1 for section in sections)
    return single and tile in tiles_of_exits().get(sum(sections), ())
