"""Hops of the module teleport: steps of a move that need no track (AOM-TELEPORT-02)."""

from model.systems.age_of_steam.goods.network import Arc, Network
from model.systems.age_of_steam.rules.module_rules import HopIncome, Teleportation

Hops = dict[int, tuple[Arc, ...]]
"""For each stop where hops lead from there."""


def hop_arcs(network: Network, hops: tuple[Teleportation, ...]) -> Hops:
    """Where the hops lead that a mover can use; the number of a hop is its place among them."""
    found: dict[int, list[Arc]] = {}
    for number, hop in enumerate(hops):
        origins, ends = _ends_of(network, hop)
        for start in origins:
            arcs = (Arc(to, 1 << to, ~number, hop.engine) for to in ends if to != start)
            found.setdefault(start, []).extend(arcs)
    return {start: tuple(sorted(arcs)) for start, arcs in found.items()}


def _ends_of(network: Network, hop: Teleportation) -> tuple[list[int], list[int]]:
    between = network.at(hop.between)
    starts = between & ~network.at(hop.not_from) if hop.not_from else between
    ends = between & ~network.at(hop.not_to) if hop.not_to else between
    numbers = range(len(network.stops))
    return [n for n in numbers if starts >> n & 1], [n for n in numbers if ends >> n & 1]


def hop_income(hop: Teleportation, turn: int) -> int:
    """What a hop, or a way overland, brings its mover in a turn."""
    if not isinstance(hop.income, HopIncome):
        return hop.income
    income = hop.income.base + hop.income.per_turn * turn
    return income if hop.income.max is None else min(income, hop.income.max)
