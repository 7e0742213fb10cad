"""Links: finished chains and claimed special links, as those who ship goods see them."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from model.systems.age_of_steam.track.chains import Chain
from model.systems.age_of_steam.track.land import Land
from model.systems.age_of_steam.track.owners import owner_text
from model.systems.age_of_steam.track.shapes import SIDES


class Link(NamedTuple):
    """What joins two stops and counts 1 against the engine, however long it is."""

    ends: tuple[str, str]
    """The ids of the two stops, in order of the alphabet."""
    owner: int
    sections: int
    hexes: tuple[int, ...]
    """The hexes that it runs through, the lowest number first; none for a special link."""
    special: str
    """The id of the special link that it is, or nothing."""
    points: int
    key: int = -1
    """The number of the chain that it is; -1 for a special link, -2 for the same owner's second."""

    def other_end(self, stop: str) -> str:
        return self.ends[1] if stop == self.ends[0] else self.ends[0]


def link_of(land: Land, chain: Chain) -> Link:
    """The link that a finished chain is."""
    one, other = sorted(land.stops[end] for end in chain.ends)
    length, hexes = len(chain.sections), tuple(sorted(set(chain.hexes)))
    return Link((one, other), chain.owner, length, hexes, "", length, chain.key)


def names_of(land: Land, links: Iterable[Link]) -> dict[Link, str]:
    """How each link is called: `ash:elm`, and if there are parallel ones `ash:elm@1,0`."""
    pairs: dict[tuple[str, str], list[Link]] = {}
    for link in links:
        pairs.setdefault(link.ends, []).append(link)
    return {
        link: "@".join(filter(None, (":".join(ends), mark_among(land, link, group))))
        for ends, group in pairs.items()
        for link in group
    }


def mark_among(land: Land, link: Link, several: Sequence[Link]) -> str:
    """What tells a link from others: a hex, a side of one, the special link's id; nothing alone."""
    if len(several) < 2:
        return ""
    if link.special:
        shared = sum(other.special == link.special for other in several) > 1
        again = f".{-link.key}" if link.key < -1 else ""
        return f"{link.special}{'/' + owner_text(link.owner) + again if shared else ''}"
    taken = {hex_ for other in several if other is not link for hex_ in other.hexes}
    for hex_ in link.hexes:
        if hex_ not in taken:
            return str(land.cells[hex_])
    return f"{land.cells[link.key >> 6]}/{SIDES[link.key & 63][0]}"


def by_stop(links: Iterable[Link]) -> Mapping[str, tuple[Link, ...]]:
    """The links that end at each stop."""
    found: dict[str, list[Link]] = {}
    for link in links:
        for end in link.ends:
            found.setdefault(end, []).append(link)
    return {stop: tuple(several) for stop, several in found.items()}
