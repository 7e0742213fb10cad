"""Networks drawn as text for tests, and random small ones for properties."""

import random
from collections.abc import Mapping, Sequence

from hypothesis import strategies as st

from model.notation import Cell, Edge
from model.systems.crayon.network.network import USUAL, Network, edge_key
from model.systems.crayon.network.section_prices import (
    BuildRules,
    Crossing,
    FerryLine,
    Ground,
    Major,
)

CLEAR = Ground("terrain", "clear", 1, 1)
MOUNTAIN = Ground("terrain", "mountain", 2, 2)
ALPINE = Ground("terrain", "alpine", 5, 5)
DESERT = Ground("terrain", "desert", 1, 1)
SMALL = Ground("city", "small", 3, 3)
MEDIUM = Ground("city", "medium", 3, 3)
MAJOR = Ground("city", "major", 5, 5)
LEGEND = {".": CLEAR, "^": MOUNTAIN, "A": ALPINE, "d": DESERT, "s": SMALL, "m": MEDIUM}
DIGITS = "123456789"
SURCHARGE = {"river": 2, "dry-river": 1, "lake": 3, "dry-lake": 1, "inlet": 3}


def drawn(
    *terrain: str,
    over: Mapping[str, str] | None = None,
    closed: Sequence[str] = (),
    ferries: Mapping[str, int] | None = None,
    links: Mapping[str, int] | None = None,
    rules: BuildRules = USUAL,
) -> Network:
    """A board as it is drawn; the cells with the same digit are a Major City.

    `over` names the kinds of water that an edge crosses, `ferries` the cost of the ferry between
    two cells, `links` the cost of the link whose port a cell is.
    """
    legend = LEGEND | dict.fromkeys(DIGITS, MAJOR)
    network = Network.of((max(map(len, terrain)), len(terrain)), terrain, legend, rules)
    network = network.with_majors(_majors(network, terrain))
    network = network.with_crossings(
        {key(network, edge): _waters(kinds) for edge, kinds in (over or {}).items()}
    )
    network = network.with_closed(key(network, edge) for edge in closed)
    lines = [FerryLine(text, *_ends(network, text), cost) for text, cost in (ferries or {}).items()]
    for name, a, b, cost in lines:
        network = _with_port(_with_port(network, name, a, cost), name, b, cost)
    for text, cost in (links or {}).items():
        network = _with_port(network, f"link {text}", at(network, text), cost)
    return network.with_ferries(lines)


def at(network: Network, text: str) -> int:
    """The number of a cell that is written as in a file."""
    return network.index(Cell.parse(text))


def key(network: Network, text: str) -> int:
    """The key of an edge that is written as in a file."""
    return edge_key(*map(network.index, Edge.parse(text)))


def _ends(network: Network, text: str) -> tuple[int, int]:
    one, other = text.split()
    return at(network, one), at(network, other)


def _waters(kinds: str) -> tuple[Crossing, ...]:
    return tuple(Crossing(f"the-{kind}", kind, SURCHARGE[kind]) for kind in kinds.split())


def _with_port(network: Network, name: str, number: int, cost: int) -> Network:
    ground = network.ground_at(number)
    assert ground is not None
    if number in network.red:
        return network
    again = ground.price if ground.kind == "city" else CLEAR.price
    return network.with_cells({number: Ground("port", name, cost, again)})


def _majors(network: Network, terrain: Sequence[str]) -> list[Major]:
    """The centre of a Major City is the milepost with most of the others around it."""
    members: dict[str, list[int]] = {}
    for row, text in enumerate(terrain):
        for col, sign in enumerate(text):
            if sign in DIGITS:
                members.setdefault(sign, []).append(network.index((col, row)))
    return [
        Major(f"city-{sign}", max(own, key=lambda n: len(set(network.around(n)) & set(own))), own)
        for sign, own in ((sign, tuple(members[sign])) for sign in sorted(members))
    ]


def every_edge(network: Network) -> list[tuple[int, int]]:
    """The edges between neighbouring mileposts, closed or not, each once."""
    cells = [number for number in range(len(network.price)) if network.has(number)]
    return [(u, v) for u in cells for v in network.around(u) if u < v and network.has(v)]


def scattered(seed: int, edges: int = 10, cities: int = 4) -> Network:
    """A tiny network in which everything occurs, crowded: few open edges, every kind of trouble."""
    chance = random.Random(seed)
    cols, rows = chance.choice(((4, 3), (5, 2), (3, 4), (6, 2), (3, 3)))
    signs = [chance.choices("..^A_s", k=cols) for _ in range(rows)]
    for digit in DIGITS[: chance.randint(2, cities)]:
        for _ in range(chance.choice((1, 1, 2))):
            signs[chance.randrange(rows)][chance.randrange(cols)] = digit
    usual = BuildRules(perimeter=chance.random() < 0.5, every_crossing=chance.random() < 0.5)
    network = drawn(*map("".join, signs), rules=usual)
    keys = [edge_key(*edge) for edge in every_edge(network)]
    kinds = [*SURCHARGE, "river lake"]
    crossed = chance.sample(keys, chance.randint(0, min(5, len(keys))))
    network = network.with_crossings({edge: _waters(chance.choice(kinds)) for edge in crossed})
    network = network.with_closed(chance.sample(keys, max(0, len(keys) - edges)))
    places = mileposts(network)
    if len(places) < 2 or chance.random() < 0.4:
        return network
    a, b = chance.sample(places, 2)
    return with_ferry(network, a, b, chance.randint(3, 6))


def mileposts(network: Network) -> list[int]:
    return [number for number in range(len(network.price)) if network.has(number)]


def with_ferry(network: Network, a: int, b: int, cost: int) -> Network:
    network = _with_port(_with_port(network, "ferry", a, cost), "ferry", b, cost)
    return network.with_ferries([FerryLine("ferry", a, b, cost)])


@st.composite
def networks(draw: st.DrawFn, *, signs: str = "..^A_s112") -> Network:
    """A small network with waters, closed edges, perhaps a ferry."""
    width = draw(st.integers(1, 5))
    row = st.text(st.sampled_from(signs), min_size=width, max_size=width)
    network = drawn(*draw(st.lists(row, min_size=1, max_size=4)))
    crossed = draw(st.lists(st.sampled_from([*SURCHARGE, "river lake"]), max_size=6))
    edges = draw(st.permutations([edge_key(*edge) for edge in every_edge(network)]))
    network = network.with_crossings(
        {edge: _waters(kinds) for edge, kinds in zip(edges, crossed, strict=False)}
    )
    network = network.with_closed(edges[: draw(st.integers(0, 2))])
    if len(mileposts(network)) < 2 or draw(st.booleans()):
        return network
    a, b = draw(st.permutations(mileposts(network)))[:2]
    return with_ferry(network, a, b, draw(st.integers(3, 6)))
