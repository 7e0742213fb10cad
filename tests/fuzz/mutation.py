"""Mutations that reach the checks: pieces of a scenario's YAML are moved, lost, doubled, altered.

Bytes altered at random hardly ever leave a file that can be read at all, so most mutations work on
the nodes of the text, and some make the slips that people make.
"""

from collections.abc import Callable
from random import Random

from model.systems import described, system_names
from model.unreadable import Unreadable
from model.yaml.node_tree import Mapping, Node, Scalar, Sequence, walk
from model.yaml.nodes import read_nodes
from tests.validator.slips.editing import Edit, copied, edited, without
from tests.validator.slips.operators import operators
from tests.validator.slips.slip import Sample, tried

LARGEST = 20_000
ODD = (
    *(
        "null",
        "true",
        "0",
        "-1",
        "1",
        "7",
        "99999",
        "2.5",
        '""',
        "x",
        "'0,0'",
        "'9,9'",
        "'1,1 2,1'",
    ),
    *("'0.0,0.0 5.0,0.0 0.0,5.0'", "'0,0n 0,1s'", "[]", "{}", "[[]]", "[null]", "{id: x}", "all"),
    *(
        "'within(99, all)'",
        "'terrain(clear) minus all'",
        "instant",
        "permanent",
    ),
    *system_names(),
    *{kind.word: None for name in system_names() for kind in described(name).kinds},
    *("mileposts", "hexes", "routes", "lake", "river", "'a b 1'", "more", "_"),
    *("{more: 0}", "[1, 1]", "[320, 320]", "1000000", "'4711,4711'", "'１,２'", "'\\u202e'"),
)


def mutated(data: bytes, rng: Random) -> bytes:
    """A file a little different, by one to three mutations."""
    for _ in range(rng.randint(1, 3)):
        text = data.decode(errors="replace")
        data = rng.choice((_by_node, _by_node, _by_node, _by_slip, _by_sign))(text, rng).encode()
    return data[:LARGEST]


def _by_node(text: str, rng: Random) -> str:
    try:
        root = read_nodes(text, "fuzz").root
    except Unreadable:
        return _by_sign(text, rng)
    nodes = list(walk(root))
    holders = [node for node in nodes if isinstance(node, Mapping | Sequence) and len(node)]
    if not holders:
        return text
    way: Callable[[Random, list[Node], list[Mapping | Sequence]], Edit] = rng.choice(
        (_odd, _odd, _moved, _lost, _doubled, _nudged, _nudged)
    )
    return edited(text, [way(rng, nodes, holders)])


def _odd(rng: Random, nodes: list[Node], holders: list[Mapping | Sequence]) -> Edit:
    node = rng.choice(nodes)
    return Edit(node.start, node.end, rng.choice(ODD))


def _moved(rng: Random, nodes: list[Node], holders: list[Mapping | Sequence]) -> Edit:
    node, other = rng.choice(nodes), rng.choice(nodes)
    return Edit(node.start, node.end, other.written)


def _lost(rng: Random, nodes: list[Node], holders: list[Mapping | Sequence]) -> Edit:
    holder = rng.choice(holders)
    return without(holder, _any_of(rng, holder))


def _doubled(rng: Random, nodes: list[Node], holders: list[Mapping | Sequence]) -> Edit:
    holder = rng.choice(holders)
    return copied(holder, _any_of(rng, holder))


def _nudged(rng: Random, nodes: list[Node], holders: list[Mapping | Sequence]) -> Edit:
    """A digit or a letter of a value altered: another cell, another amount, another id."""
    node = rng.choice([node for node in nodes if isinstance(node, Scalar)] or nodes)
    signs = [place for place in range(node.start, node.end) if node.source.text[place].isalnum()]
    place = rng.choice(signs or [node.start])
    return Edit(place, place + 1, rng.choice("0123456789nsad-"))


def _any_of(rng: Random, holder: Mapping | Sequence) -> str | int:
    return rng.choice(list(holder)) if isinstance(holder, Mapping) else rng.randrange(len(holder))


def _by_slip(text: str, rng: Random) -> str:
    """A slip as people make it, where the file is still whole enough for one."""
    try:
        sample = Sample("fuzz", text)
        kinds = operators(sample.scenario.system)
        slip = tried(kinds[rng.choice(sorted(kinds))], sample, rng)
    except Exception:  # noqa: BLE001 (slips are made in files that are in order, and this is none)
        return _by_sign(text, rng)
    return text if slip is None else slip.text


def _by_sign(text: str, rng: Random) -> str:
    place = rng.randrange(len(text) + 1)
    end = place + rng.choice((0, 1, 1, 5, 40))
    return (
        text[:place] + rng.choice(("", "", " ", "\n", ":", "{", "]", "\t", "é", "0")) + text[end:]
    )
