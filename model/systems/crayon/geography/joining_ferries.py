"""Lands with cities that nothing joins to the rest: a ferry each, however far it has to go."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from model.boards import grid
from model.imports.naming import Ids
from model.notation import Cell, Cells
from model.scenario.scenario import Scenario
from model.systems.crayon.ground.ground import CrayonGround, ground_of
from model.systems.crayon.network.bits import bits_of, numbers_in
from model.systems.crayon.network.bitset_search import Waves
from model.systems.crayon.network.network import Network
from model.systems.crayon.things.part import CrayonPart, Ferry

MOST_FERRIES: Final = 12
DEAREST: Final = 12
"""No ferry costs more, or nobody would ever pay for it."""
WAYS: Final = 3
"""A port that fewer ways lead to counts as further away."""


def with_lands_joined(scenario: Scenario) -> Scenario:
    """A crayon scenario in which track and ferries can join all cities of the map."""
    for _ in range(MOST_FERRIES):
        ferry = _missing(ground_of(scenario))
        if ferry is None:
            break
        part = scenario.part_as(CrayonPart)
        ferries = part.ferries.put(ferry.id, ferry)
        scenario = replace(scenario, part=replace(part, ferries=ferries))
    return scenario


def _missing(ground: CrayonGround) -> Ferry | None:
    """The ferry to the largest land with cities that is not joined to the main land yet."""
    scenario, network = ground.scenario, ground.network
    cities = bits_of(n for name in scenario.cities for n in ground.numbers_of(name))
    pieces = [piece for piece in Waves(network).pieces() if piece & cities]
    if len(pieces) < 2:
        return None
    main, other, *_ = sorted(pieces, key=lambda piece: -(piece & cities).bit_count())
    taken = {cell for one in scenario.part_as(CrayonPart).ferries.values() for cell in one.ports}
    taken |= {cell for name in scenario.cities for cell in ground.cells_of(name)}
    ends = [
        (_ports(network, piece, taken) or _ports(network, piece, set())) for piece in (main, other)
    ]
    here, there = min(
        ((a, b) for a in ends[0] for b in ends[1]),
        key=lambda pair: (grid.distance(*pair) + _lack(network, *pair), pair),
    )
    far = grid.distance(here, there)
    part = scenario.part_as(CrayonPart)
    return Ferry(
        id=Ids([*part.ferries, *scenario.cities]).fresh("ferry", "ferry"),
        ports=Cells([here, there]),
        cost=min(max(4, (3 * far + 1) // 2), DEAREST),
        max_players=max(min(_ways(network, here), _ways(network, there)), 1),
    )


def _ports(network: Network, piece: int, taken: set[Cell]) -> Sequence[Cell]:
    """The mileposts at the rim of a land where a ferry can land."""
    cells = [network.cell(n) for n in numbers_in(piece) if len(network.ways(n)) < 6]
    return [cell for cell in cells if cell not in taken]


def _ways(network: Network, port: Cell) -> int:
    return len(network.ways(network.index(port)))


def _lack(network: Network, *ports: Cell) -> int:
    """How much further ports count to which few ways lead."""
    return sum(3 * max(WAYS - _ways(network, port), 0) for port in ports)
