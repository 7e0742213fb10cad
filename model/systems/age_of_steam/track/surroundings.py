"""What the six sides of a hex meet, which decides what may be laid there and by whom."""

from typing import NamedTuple

from model.systems.age_of_steam.track.chains import Chain, open_end, open_side
from model.systems.age_of_steam.track.connection import Footing
from model.systems.age_of_steam.track.land import NONE
from model.systems.age_of_steam.track.owners import NOBODY
from model.systems.age_of_steam.track.shapes import SIDES, exits_of
from model.systems.age_of_steam.track.track import Tile, Track

OWN, NOBODYS_HELD, NOBODYS = range(3)
"""Whose a chain is that may be redirected: own, nobody's that may be gone on with, nobody's."""
_ALLOWED, _CONNECTED, _OWNED, _CITY = 1, 2, 4, 8
_ANYWHERE = _ALLOWED | _CONNECTED
"""What nothing at a side counts as, where connection is not looked at."""


class Surroundings(NamedTuple):
    """What decides what a hex offers: what lies there, and what its sides meet."""

    hex: int
    before: Tile | None
    allowed: int
    connected: int
    """The sides at which a section hangs on to something."""
    own: int
    """The sides at which own chains are open."""
    cities: int
    """The sides at which there is a city."""
    far: tuple[int, ...]
    """For each side the stop at the far end of what it meets, or NONE."""
    moves: tuple[tuple[int, int, int], ...]
    """For each section that may be redirected: its open side, its far stop, and how it counts."""
    present: bool


def surroundings_of(track: Track, footing: Footing, hex_: int) -> Surroundings | None:
    """What the sides of a hex meet; None where nothing can hang on to anything."""
    land, before = track.land, track.tiles.get(hex_)
    used = 0 if before is None else exits_of(before.sections)
    allowed = connected = own = cities = 0
    far = [NONE] * 6
    for side in SIDES[land.usable[hex_] & ~used]:
        stop, kinds = _met(track, footing, hex_, side)
        bit = 1 << side
        far[side] = stop
        if kinds & _ALLOWED:
            allowed |= bit
        if kinds & _CONNECTED:
            connected |= bit
            if kinds & _OWNED:
                own |= bit
        if kinds & _CITY:
            cities |= bit
    moves = tuple[tuple[int, int, int], ...]()
    present = footing.anywhere and land.stop[hex_] != NONE
    if before is not None:
        moves, present = _more(track, footing, hex_, before)
    if not connected and not present and not moves:
        return None
    for side, _, _ in moves:
        allowed |= _freed(track, hex_, side)
    allowed |= land.dead[hex_] & ~used
    return Surroundings(hex_, before, allowed, connected, own, cities, tuple(far), moves, present)


def _met(track: Track, footing: Footing, hex_: int, side: int) -> tuple[int, int]:
    """What a side meets: the stop at its far end, and what it counts as."""
    near = track.land.across[hex_][side]
    city = track.city_at[near]
    if city != NONE:
        return city, _ALLOWED | _CITY | (_CONNECTED if footing.is_from_city(city) else 0)
    key = track.chain_at.get(near * 6 + (side + 3) % 6)
    if key is None:
        blank = near not in track.tiles or track.land.rules.build.may_face_blank_edge
        return NONE, (_ANYWHERE if footing.anywhere else _ALLOWED) if blank else 0
    chain = track.chains[key]
    if chain.owner == footing.seat:
        return _far(chain), _ALLOWED | _CONNECTED | _OWNED
    if chain.owner != NOBODY:
        return NONE, 0
    return _far(chain), _ALLOWED | (_CONNECTED if footing.is_from_chain(chain) else 0)


def _more(
    track: Track, footing: Footing, hex_: int, before: Tile
) -> tuple[tuple[tuple[int, int, int], ...], bool]:
    """Which sections of a hex may be redirected, and whether its town may have exits anyway."""
    land = track.land
    if land.stop[hex_] == NONE:
        return (_moves(track, footing, hex_, before) if land.price[hex_].redirect else ()), False
    free = not land.rules.build.town_replace_needs_presence
    return (), free or footing.is_present(land.stop[hex_])


def _freed(track: Track, hex_: int, side: int) -> int:
    """The side that a redirected section leaves: another section may lead there."""
    land = track.land
    blank = land.rules.build.may_face_blank_edge or land.across[hex_][side] not in track.tiles
    return 1 << side if blank and land.usable[hex_] >> side & 1 else 0


def _moves(
    track: Track, footing: Footing, hex_: int, before: Tile
) -> tuple[tuple[int, int, int], ...]:
    """The sections of a hex that the builder may redirect, by their open sides."""
    found = []
    for section in before.sections:
        chain = track.chain_on(hex_, section)
        if chain is None or chain.owner not in (footing.seat, NOBODY):
            continue
        for side in SIDES[section]:
            if open_end(hex_, side) in chain.ends:
                kind = OWN if chain.owner == footing.seat else NOBODYS
                if kind == NOBODYS and footing.is_from_chain(chain):
                    kind = NOBODYS_HELD
                found.append((side, _far(chain), kind))
    return tuple(found)


def _far(chain: Chain) -> int:
    """The stop that a chain comes from; NONE where it hangs on to nothing yet."""
    return max(chain.ends[1], NONE)


def is_loose(track: Track, hex_: int) -> bool:
    """Whether both ends of a chain without a stop are at a hex, so that it could be closed there.

    Such chains come about only in the middle of a build, where connection is looked at later.
    """
    tile, chains = track.tiles.get(hex_), [track.chain_facing(hex_, side) for side in range(6)]
    chains += [track.chain_on(hex_, section) for section in (tile.sections if tile else ())]
    loose = (chain for chain in chains if chain is not None and not chain.stops)
    return any(all(_is_at(track, hex_, end) for end in chain.ends) for chain in loose)


def _is_at(track: Track, hex_: int, end: int) -> bool:
    here, side = open_side(end)
    return hex_ in (here, track.land.across[here][side])
