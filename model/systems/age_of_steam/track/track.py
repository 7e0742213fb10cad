"""Track: the tiles that lie on the land, the chains and links they make, and whose those are."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple, Self

from model.systems.age_of_steam.things.part import SpecialLink
from model.systems.age_of_steam.track.chains import Chain, open_end, open_side, section_number
from model.systems.age_of_steam.track.kept_offers import KeptOffers
from model.systems.age_of_steam.track.land import NONE, Land
from model.systems.age_of_steam.track.links import Link, by_stop, link_of, names_of
from model.systems.age_of_steam.track.owners import NATIONALISED, NOBODY
from model.systems.age_of_steam.track.shapes import SHAPES, SIDES, Sections, exits_of, needs_disc

_OWN_DICTS = ("chain_at", "chains", "claims", "left", "spokes", "tiles", "urbanized")
"""What a copy has of its own; all else is never altered in place."""
Owning = Callable[[Chain, frozenset[int]], int]
"""Whose a chain is that has come about, and which owners its sections had before."""


class Tile(NamedTuple):
    """A tile as it lies on a hex; in a town every section leads from one side to the middle."""

    id: str
    sections: Sections


class Track:
    """What has been built. It is changed in place; `copy` gives one that goes its own way."""

    __slots__ = (
        "_at_stops", "_kept", "_links", "_names", "_touched", "chain_at", "chains", "city_at",
        "claims", "discs_left", "freed", "land", "left", "spokes", "tiles", "urbanized",
    )  # fmt: skip

    def __init__(self, land: Land) -> None:
        self.land = land
        self.tiles: dict[int, Tile] = {}
        self.chains: dict[int, Chain] = {}
        """Every chain by its key."""
        self.chain_at: dict[int, int] = {}
        """By the number of a side the key of the chain that leads to it."""
        self.city_at = [NONE if stop == NONE or land.is_town[stop] else stop for stop in land.stop]
        """By hex the number of the stop that is a city by now."""
        self.urbanized: dict[str, str] = {}
        """By the id of a town the New City that lies there."""
        self.claims: dict[str, tuple[int, ...]] = {}
        """By the id of a special link its owners, in the order in which they claimed it."""
        self.spokes: dict[str, SpecialLink] = {}
        """Special links that came about when towns were urbanized."""
        self.freed: frozenset[int] = frozenset()
        """Who need not build contiguously any more: seats, or NOBODY where it is everybody."""
        self.left = {tile: land.rules.tiles.get(tile, 0) for tile in SHAPES}
        self.discs_left = land.rules.town_discs
        self._kept: dict[int, KeptOffers] = {}
        self._touched: set[int] = set()
        """The hexes that have ever offered something else than on bare land."""
        self._links: tuple[Link, ...] | None = None
        self._at_stops: Mapping[str, tuple[Link, ...]] | None = None
        self._names: dict[Link, str] | None = None

    def copy(self) -> Self:
        """Another track of the same content; neither sees what is done to the other."""
        new = self.__class__.__new__(self.__class__)
        for slot in self.__slots__:
            setattr(new, slot, getattr(self, slot))
        for slot in _OWN_DICTS:
            setattr(new, slot, getattr(self, slot).copy())
        new._touched = self._touched.copy()  # noqa: SLF001
        new._kept = {seat: kept.copy() for seat, kept in self._kept.items()}  # noqa: SLF001
        return new

    # -- asking

    def chain_on(self, hex_: int, section: int) -> Chain | None:
        """The chain of a section; None for a spoke towards water, which joins nothing."""
        key = self.chain_at.get(hex_ * 6 + SIDES[section][0])
        return None if key is None else self.chains[key]

    def chain_facing(self, hex_: int, side: int) -> Chain | None:
        """The chain that leads from the neighbour to a side of a hex, and is open there."""
        near = self.land.across[hex_][side]
        key = self.chain_at.get(near * 6 + (side + 3) % 6) if near >= 0 else None
        return None if key is None else self.chains[key]

    def owners_on(self, hex_: int) -> tuple[int, ...]:
        """The owners of the sections on a hex, in the order of the tile's sections."""
        tile = self.tiles.get(hex_)
        return () if tile is None else tuple(self._owner(hex_, one) for one in tile.sections)

    def _owner(self, hex_: int, section: int) -> int:
        chain = self.chain_on(hex_, section)
        return NOBODY if chain is None else chain.owner

    def is_city(self, stop: str) -> bool:
        """Whether a stop is a city by now, printed or new."""
        number = self.land.number[stop]
        return not self.land.is_town[number] or stop in self.urbanized

    def presence(self, seat: int, town: str) -> bool:
        """Whether a player owns a section on the tile of a town."""
        number = self.land.number[town]
        return any(seat in self.owners_on(hex_) for hex_ in self.land.hexes_of[number])

    def touches(self, owner: int, stop: str) -> bool:
        """Whether somebody's section, finished or not, or special link ends at a stop."""
        number = self.land.number[stop]
        return any(
            chain.owner == owner and number in chain.ends for chain in self.chains.values()
        ) or any(owner in self.claims[one.id] for one in self.specials() if stop in one.ends)

    def own_chains(self, owner: int) -> list[Chain]:
        """Somebody's chains, finished or not, by their keys."""
        return [self.chains[key] for key in sorted(self.chains) if self.chains[key].owner == owner]

    def unfinished(self, owner: int) -> list[Chain]:
        """Somebody's chains that have an open end."""
        return [chain for chain in self.own_chains(owner) if not chain.is_link]

    def discs_used(self, owner: int) -> int:
        """How many discs mark what somebody owns: one for each chain and each special link."""
        chains = sum(chain.owner == owner for chain in self.chains.values())
        return chains + sum(owners.count(owner) for owners in self.claims.values())

    # -- links

    def specials(self) -> Iterator[SpecialLink]:
        """The special links that somebody has claimed, or that lost their owner again."""
        for key in sorted(self.claims):
            yield self.special(key)

    def special(self, key: str) -> SpecialLink:
        """A special link of the map, or one that came about by urbanization."""
        return self.spokes[key] if key in self.spokes else self.land.special[key]

    def links(self) -> tuple[Link, ...]:
        """All links there are, by their ends; special ones after the others."""
        if self._links is None:
            land = self.land
            of_track = [link_of(land, chain) for chain in self.chains.values() if chain.is_link]
            self._links = tuple(sorted([*of_track, *self._claimed()], key=_by_ends))
        return self._links

    def _claimed(self) -> Iterator[Link]:
        for one in self.specials():
            ends, owners = (one.ends[0], one.ends[-1]), self.claims[one.id]
            for number, owner in enumerate(owners):
                key = -1 - owners[:number].count(owner)
                yield Link(ends, owner, one.sections, (), one.id, one.points, key)

    def links_at(self, stop: str) -> tuple[Link, ...]:
        """The links that end at a stop."""
        if self._at_stops is None:
            self._at_stops = by_stop(self.links())
        return self._at_stops.get(stop, ())

    def name_of(self, link: Link) -> str:
        """How a link is called, as long as the links are these."""
        if self._names is None:
            self._names = names_of(self.land, self.links())
        return self._names[link]

    def named(self, text: str) -> Link | None:
        """The link that is called so."""
        return next((link for link in self.links() if self.name_of(link) == text), None)

    # -- changing

    def _forget(self) -> None:
        self._links = self._at_stops = self._names = None

    def offers_of(self, seat: int, bare: Callable[[], KeptOffers]) -> KeptOffers:
        """What is kept of the offers to a builder; at first those of bare land."""
        found = self._kept.get(seat)
        if found is None:
            found = self._kept[seat] = bare().copy()
            found.stale |= self._touched
        return found

    def _unsettle(self, hexes: Iterable[int], chains: Iterable[Chain]) -> None:
        """Notes around which hexes other tiles may be laid than before."""
        stale = set(hexes)
        for chain in chains:
            stale.update(self._around(chain))
        stale.discard(NONE)
        self._touched |= stale
        for kept in self._kept.values():
            kept.stale |= stale

    def _around(self, chain: Chain) -> Iterator[int]:
        """The hexes of its open ends and those across, and the towns where it ends."""
        for end in chain.ends:
            if end < 0:
                hex_, side = open_side(end)
                yield from (hex_, self.land.across[hex_][side])
            elif self.land.is_town[end]:
                yield from self._around_town(self.land.hexes_of[end][0])

    def _around_town(self, town: int) -> Iterator[int]:
        """Presence in a town decides what may be done with nobody's track that begins there."""
        yield town
        tile = self.tiles.get(town)
        for section in tile.sections if tile else ():
            chain = self.chain_on(town, section)
            if chain is not None and not chain.is_link and chain.owner == NOBODY:
                hex_, side = open_side(chain.ends[0])
                yield from (hex_, self.land.across[hex_][side])

    def put(self, hex_: int, tile: Tile | None, owning: Owning) -> list[Chain]:
        """Lays a tile, or takes it away, and gives the chains that have come about by it."""
        before = self.tiles.get(hex_)
        kept = set(before.sections if before else ()).intersection(tile.sections if tile else ())
        broken = {*self._keys(hex_, before, kept), *self._facing(hex_, tile, kept)}
        self._unsettle((hex_,), map(self.chains.__getitem__, broken))
        was = self._broken(broken)
        self._exchange(hex_, before, tile)
        loose = [number for number in was if number >> 6 != hex_]
        here = tile.sections if tile else ()
        return self._rejoin([*loose, *(section_number(hex_, one) for one in here)], was, owning)

    def urbanize(self, hex_: int, new_city: str, owning: Owning) -> list[Chain]:
        """Turns a town into a city, and gives the chains that are different by it."""
        before = self.tiles.get(hex_)
        facing = (self.chain_facing(hex_, side) for side in range(6))
        broken = {*self._keys(hex_, before, set()), *(one.key for one in facing if one)}
        self._unsettle((hex_, *self.land.across[hex_]), map(self.chains.__getitem__, broken))
        was = self._broken(broken)
        self._exchange(hex_, before, None)
        number = self.land.stop[hex_]
        self.urbanized[self.land.stops[number]] = new_city
        self.city_at = [number if at == hex_ else city for at, city in enumerate(self.city_at)]
        return self._rejoin([one for one in was if one >> 6 != hex_], was, owning)

    def give(self, chain: Chain, owner: int) -> Chain:
        """Makes a chain somebody's, or nobody's."""
        new = chain._replace(owner=owner)
        self.chains[chain.key] = new
        self._unsettle((), (new,))
        self._forget()
        return new

    def claim(self, special: str, owner: int) -> None:
        self.claims[special] = (*self.claims.get(special, ()), owner)
        self.changed()

    def changed(self) -> None:
        """Says that owners of special links are other ones: what follows from them is forgotten."""
        self._forget()

    def disown(self, owner: int) -> None:
        """What a bankrupt leaves lies there, nobody's (AOS-EXPENSE-04)."""
        for chain in self.own_chains(owner):
            self.give(chain, NOBODY)
        for key, owners in self.claims.items():
            self.claims[key] = tuple(NOBODY if one == owner else one for one in owners)
        self.changed()

    def nationalise(self, link: Link) -> None:
        """A link loses its owner to the state, for ever (SC-NAT-02)."""
        self.hand_over(link, NATIONALISED)

    def hand_over(self, link: Link, owner: int) -> None:
        """Gives a link to somebody else, or to nobody."""
        if not link.special:
            self.give(self.chains[link.key], owner)
            return
        owners = list(self.claims[link.special])
        owners[owners.index(link.owner)] = owner
        self.claims[link.special] = tuple(owners)
        self.changed()

    def _keys(self, hex_: int, tile: Tile | None, kept: Iterable[int]) -> Iterator[int]:
        """The chains of the sections on a hex that do not stay."""
        for section in tile.sections if tile else ():
            chain = None if section in kept else self.chain_on(hex_, section)
            if chain is not None:
                yield chain.key

    def _facing(self, hex_: int, tile: Tile | None, kept: Iterable[int]) -> Iterator[int]:
        """The chains of neighbours that new sections on a hex meet."""
        for section in tile.sections if tile else ():
            for side in SIDES[section] if section not in kept else ():
                chain = self.chain_facing(hex_, side)
                if chain is not None:
                    yield chain.key

    def _broken(self, keys: Iterable[int]) -> dict[int, int]:
        """Takes chains apart, and gives the owner that each of their sections had."""
        was: dict[int, int] = {}
        for key in keys:
            chain = self.chains.pop(key)
            was.update(dict.fromkeys(chain.sections, chain.owner))
            for side in chain.sides():
                del self.chain_at[side]
        return was

    def _exchange(self, hex_: int, before: Tile | None, after: Tile | None) -> None:
        """Takes one tile from a hex and lays another, with the discs of towns."""
        is_town = self.land.stop[hex_] != NONE
        for tile, step in ((before, 1), (after, -1)):
            if tile is not None:
                self.left[tile.id] += step
                if is_town and needs_disc(exits_of(tile.sections)):
                    self.discs_left += step
        if not self.land.rules.build.may_face_blank_edge:
            self._unsettle(self.land.across[hex_], ())
        if after is None:
            self.tiles.pop(hex_, None)
        else:
            self.tiles[hex_] = after
        self._forget()

    def _rejoin(
        self, sections: Iterable[int], was: Mapping[int, int], owning: Owning
    ) -> list[Chain]:
        """Makes chains of loose sections; one on another chain, or towards water, is left out."""
        made = []
        for number in sections:
            hex_, section = number >> 6, number & 63
            first = SIDES[section][0]
            if hex_ * 6 + first in self.chain_at or self.land.dead[hex_] >> first & 1:
                continue
            chain = self._chain_through(hex_, section)
            owners = frozenset(was[one] for one in chain.sections if one in was)
            chain = chain._replace(owner=owning(chain, owners))
            self.chains[chain.key] = chain
            self.chain_at.update(dict.fromkeys(chain.sides(), chain.key))
            made.append(chain)
        self._unsettle((), made)
        return made

    def _chain_through(self, hex_: int, section: int) -> Chain:
        first, *others = SIDES[section]
        there, end = self._way_out(hex_, first)
        back, begin = self._way_out(hex_, others[0]) if others else ([], self.land.stop[hex_])
        run = (*reversed(back), section_number(hex_, section), *there)
        if begin > end:
            return Chain(tuple(reversed(run)), (end, begin), NOBODY)
        return Chain(run, (begin, end), NOBODY)

    def _way_out(self, hex_: int, side: int) -> tuple[list[int], int]:
        """The sections that track runs on with across a side, and its end; once in a circle."""
        found, start = list[int](), (hex_, side)
        while True:
            near, back = self.land.across[hex_][side], (side + 3) % 6
            if near >= 0 and self.city_at[near] >= 0:
                return found, self.city_at[near]
            section = self.section_at(near, back)
            if not section:
                return found, open_end(hex_, side)
            found.append(section_number(near, section))
            if section == 1 << back:
                return found, self.land.stop[near]
            hex_, side = near, SIDES[section & ~(1 << back)][0]
            if (hex_, side) == start:
                return found, open_end(hex_, side)

    def section_at(self, hex_: int, side: int) -> int:
        """The section that leads to a side of a hex, or 0."""
        tile = self.tiles.get(hex_)
        if tile is not None:
            for section in tile.sections:
                if section >> side & 1:
                    return section
        return 0


def _by_ends(link: Link) -> tuple[tuple[str, str], str, int, int]:
    return link.ends, link.special, link.key, link.owner
