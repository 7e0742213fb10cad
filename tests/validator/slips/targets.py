"""What names what: every place of a file that holds the name of a thing.

Most of them the schema tells by `x-refers`; a system says in `targets` which there are besides.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from model.systems import part_of
from model.yaml.node_tree import Scalar
from tests.validator.slips.places import Place
from tests.validator.slips.slip import Sample

_CODES = {
    "cities": "REF003",
    "goods": "REF004",
    "regions": "REF006",
    "things": "REF011",
    "terrain": "REF012",
}
_CALLS = re.compile(r"(cities|region|terrain)\(([^()]*)\)")
_CALLED = {"cities": "cities", "region": "regions", "terrain": "terrain"}


class Naming(NamedTuple):
    """A word of a file that names a thing: in which list it is looked for, and where it stands."""

    target: str
    name: str
    start: int

    @property
    def end(self) -> int:
        return self.start + len(self.name)


def codes_of(system: str) -> dict[str, str]:
    """What is told of a name that nothing has, by what it should name."""
    own = part_of("tests.validator.slips", system, "targets")
    return _CODES if own is None else _CODES | own.CODES


def namings(sample: Sample) -> list[Naming]:
    """Every name of a thing that stands elsewhere than where the thing is defined."""
    system = sample.scenario.system
    own = part_of("tests.validator.slips", system, "targets")
    found = [naming for place in sample.places for naming in _in_place(sample, place)]
    if own is not None:
        found += [one for place in sample.places for one in own.in_place(place)]
    codes = codes_of(system)
    return sorted({one for one in found if one.target in codes}, key=lambda one: one.start)


def _in_place(sample: Sample, place: Place) -> Iterator[Naming]:
    node = place.node
    if not isinstance(node, Scalar) or not isinstance(node.value, str):
        return
    if place.part.get("title") == "Area":
        for call in _CALLS.finditer(node.source.text, node.start, node.end):
            for word in re.finditer(r"[a-z0-9-]+", call[2]):
                yield Naming(_CALLED[call[1]], word[0], call.start(2) + word.start())
    elif target := place.part.get("x-refers") or _refers_around(sample, place):
        yield word_in(node, target, node.value)


def _refers_around(sample: Sample, place: Place) -> str:
    """What a list of names refers to: it is said of the list, not of what is in it."""
    if not place.route or not isinstance(place.route[-1], int):
        return ""
    return str(sample.by_route[place.route[:-1]].part.get("x-refers", ""))


def word_in(node: Scalar, target: str, name: str, start: int | None = None) -> Naming:
    """A name where it stands in the text of a value."""
    found = node.source.text.index(name, node.start if start is None else start)
    return Naming(target, name, found)


def named_by(sample: Sample, target: str, name: str) -> list[Naming]:
    """The places that name one thing."""
    thing = f"{target}/{name}"
    return [
        one
        for one in namings(sample)
        if (one.target == target and one.name == name)
        or (one.target == "things" and one.name == thing)
    ]
