"""What a tile would do to a hex: which sections it keeps, adds and redirects (AOS-BUILD-12)."""

from typing import NamedTuple

from model.systems.age_of_steam.track.chains import Chain, open_end
from model.systems.age_of_steam.track.shapes import SIDES, Sections
from model.systems.age_of_steam.track.track import Tile, Track


class Redirect(NamedTuple):
    """A section whose open end moves to another side, and the chain that it is the last of."""

    before: int
    after: int
    chain: Chain

    @property
    def fixed(self) -> int:
        """The side that stays."""
        return SIDES[self.before & self.after][0]

    @property
    def moved(self) -> int:
        """The side that the open end moves to."""
        return SIDES[self.after & ~self.before][0]


class Plan(NamedTuple):
    """A tile that somebody wants to lay on a hex, and what becomes of what lies there."""

    hex: int
    tile: Tile
    before: Tile | None
    added: Sections
    redirects: tuple[Redirect, ...]
    lost: Sections
    """Sections that would be neither kept nor redirected."""

    @property
    def new_exits(self) -> list[int]:
        """The sides that are new or changed."""
        added = [side for section in self.added for side in SIDES[section]]
        return [*added, *(one.moved for one in self.redirects)]


def planned(track: Track, hex_: int, tile: Tile) -> Plan:
    """Finds what a tile keeps of the one that lies there, what it adds, and what it redirects."""
    before = track.tiles.get(hex_)
    old = before.sections if before else ()
    fresh = [section for section in tile.sections if section not in old]
    redirects, lost = list[Redirect](), list[int]()
    for section in old:
        if section not in tile.sections:
            found = _redirected(track, hex_, section, fresh)
            if found is None:
                lost.append(section)
            else:
                redirects.append(found)
                fresh.remove(found.after)
    return Plan(hex_, tile, before, tuple(fresh), tuple(redirects), tuple(lost))


def _redirected(track: Track, hex_: int, section: int, fresh: list[int]) -> Redirect | None:
    chain = track.chain_on(hex_, section)
    if chain is None or len(SIDES[section]) == 1:
        return None
    for side in SIDES[section]:
        if open_end(hex_, side) in chain.ends:
            fixed = section & ~(1 << side)
            for other in fresh:
                if other & fixed:
                    return Redirect(section, other, chain)
    return None
