"""The pieces of a game: track, discs, special links, New Cities, colours of chance and cubes.

| kind | place | owner | text |
|---|---|---|---|
| `track` | its hex | of the section | the sides that it joins, `0-3`; `0` from a side to a town |
| `disc` | a hex of the chain | of the chain | the sides of the section that it lies on |
| `link` | the special link | who claimed it | the ids of its two ends |
| `new-city` | the town | nobody | the id of the New City |
| `colour` | a city | nobody | the colours that were drawn for it; none once it has closed |
| `cube` | a city, a town or a hex | nobody | its colour |
"""

from collections.abc import Collection, Iterator, Mapping
from typing import Final

from model.notation import Cell
from model.pieces.piece import Owner, Piece
from model.pieces.places import AtCity, AtLine, Place
from model.systems.age_of_steam.track.chains import Chain
from model.systems.age_of_steam.track.owners import NATIONALISED, NOBODY, owner_text
from model.systems.age_of_steam.track.shapes import section_text
from model.systems.age_of_steam.track.track import Track

TRACK: Final = "track"
DISC: Final = "disc"
LINK: Final = "link"
NEW_CITY: Final = "new-city"
COLOUR: Final = "colour"
CUBE: Final = "cube"
THE_STATE: Final = owner_text(NATIONALISED)
"""The neutral that owns what was nationalised."""


def track_pieces(track: Track) -> Iterator[Piece]:
    """Everything that has been built."""
    land = track.land
    for hex_ in sorted(track.tiles):
        owners = track.owners_on(hex_)
        for section, owner in zip(track.tiles[hex_].sections, owners, strict=True):
            yield Piece(TRACK, land.cells[hex_], owner_shown(owner), section_text(section))
    for key in sorted(track.chains):
        chain = track.chains[key]
        if chain.owner != NOBODY:
            hex_, section = divmod(_marked(chain), 64)
            yield Piece(DISC, land.cells[hex_], owner_shown(chain.owner), section_text(section))
    for special in track.specials():
        for owner in track.claims[special.id]:
            yield Piece(LINK, AtLine(special.id), owner_shown(owner), " ".join(special.ends))
    for town, new_city in sorted(track.urbanized.items()):
        yield Piece(NEW_CITY, AtCity(town), None, new_city)


def owner_shown(owner: int) -> Owner:
    """An owner of track as pieces tell it."""
    if owner == NATIONALISED:
        return THE_STATE
    return None if owner == NOBODY else owner


def _marked(chain: Chain) -> int:
    """The section of a chain on which its disc lies: one in the middle, rather not in a town."""
    across = [one for one in chain.sections if one & 63 & (one & 63) - 1]
    chosen = across or chain.sections
    return chosen[len(chosen) // 2]


def colour_pieces(
    colours: Mapping[str, Collection[str]], closed: Collection[str] = ()
) -> Iterator[Piece]:
    """Cities whose colours are not those that are printed: drawn by chance, or gone for good."""
    for city in sorted({*colours, *closed}):
        taken = () if city in closed else colours.get(city, ())
        yield Piece(COLOUR, AtCity(city), None, " ".join(sorted(taken)))


def cube_pieces(
    cubes: Mapping[str, Mapping[str, int]], stops: Mapping[str, object]
) -> Iterator[Piece]:
    """The cubes on the map, by place and colour; what is no stop is a hex."""
    for key in sorted(cubes):
        place: Place = AtCity(key) if key in stops else Cell.parse(key)
        for colour, count in sorted(cubes[key].items()):
            yield from [Piece(CUBE, place, None, colour)] * count
