"""How far it is at least to where a cube may end: what a search need not try."""

from model.systems.age_of_steam.goods.network import Network

FAR = 1 << 20
"""More links than any engine has."""


def links_needed(network: Network, ends: int, stopping: int) -> tuple[int, ...]:
    """For each stop the links to the next of the ends, if some stops cannot be passed."""
    key = ("needed", ends, stopping)
    found = network.kept.get(key)
    if found is None:
        found = network.kept[key] = _distances(network, ends, stopping)
    return found


def _distances(network: Network, ends: int, stopping: int) -> tuple[int, ...]:
    """Waves that start at the ends; they go on from stops that do not stop the cube."""
    around = [sum({arc.bit for arc in arcs}) for arcs in network.arcs]
    needed = [FAR] * len(around)
    wave, reached, links = ends, 0, 0
    while wave:
        links += 1
        met = 0
        for number, near in enumerate(around):
            if wave >> number & 1:
                met |= near
        fresh = met & ~reached
        for number in range(len(around)):
            if fresh >> number & 1:
                needed[number] = links
        reached |= fresh
        wave = fresh & ~stopping & ~ends
    return tuple(needed)
