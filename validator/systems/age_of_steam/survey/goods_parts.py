"""The parts of a board within which goods can move: no cube passes a terminus."""

from collections.abc import Collection, Hashable, Mapping

from model.systems.age_of_steam.things.part import SpecialLink
from model.systems.age_of_steam.track.land import Land
from model.wording.speech import tr
from validator.systems.age_of_steam.survey.reach import Groups, steps, takes_track, ways_out

Parts = list[set[Hashable]]
"""By the number of a stop the parts in which it lies; a terminus may lie in several."""


def parts_for_goods(land: Land, links: Mapping[str, SpecialLink], ends: Collection[int]) -> Parts:
    """In which parts every stop lies, where goods pass no stop of `ends`."""
    joined = _joined(land, ends)
    pairs = {key: _stops_of(land, link) for key, link in links.items()}
    for stops in pairs.values():
        joined.join(*(land.hexes_of[stop][0] for stop in stops if stop not in ends))
    found: Parts = []
    for stop, hexes in enumerate(land.hexes_of):
        at = ways_out(land, stop) if stop in ends else iter(hexes[:1])
        found.append({joined.of(here) for here in at})
    for key, stops in pairs.items():
        beside = {part for stop in stops if stop not in ends for part in found[stop]}
        for stop in stops:
            found[stop] |= {tr("link {key}", key=key), *(beside if stop in ends else ())}
    return found


def _joined(land: Land, ends: Collection[int]) -> Groups:
    """The hexes by what track can join without going through a terminus."""
    joined = Groups(len(land.cells))
    shut = {here for stop in ends for here in land.hexes_of[stop]}
    for here in range(len(land.cells)):
        if land.exists[here] and here not in shut and takes_track(land, here):
            near = (one for one in steps(land, here) if one not in shut)
            joined.join(here, *(one for one in near if takes_track(land, one)))
    for stop, hexes in enumerate(land.hexes_of):
        if stop not in ends:
            joined.join(*hexes)
    return joined


def _stops_of(land: Land, link: SpecialLink) -> list[int]:
    stops = [land.number[end] for end in link.ends if end in land.number]
    return [stop for stop in stops if land.hexes_of[stop]]
