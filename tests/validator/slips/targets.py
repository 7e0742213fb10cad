"""What names what: every place of a crayon file that holds the name of a thing."""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from model.yaml.node_tree import Scalar
from tests.validator.slips.places import Place, Route
from tests.validator.slips.slip import Sample

CODES = {
    "cities": "REF003",
    "goods": "REF004",
    "waters": "REF005",
    "regions": "REF006",
    "links": "REF007",
    "ferries": "REF008",
    "trains": "REF009",
    "cards": "REF010",
    "things": "REF011",
    "terrain": "REF012",
}
_ROUTES: Sequence[tuple[Route, str]] = (
    (("cities", "*", "supplies", "*"), "goods"),
    (("regions", "*", "cities", "*"), "cities"),
    (("links", "*", "serves", "*"), "cities"),
    (("events", "*", "effects", "*", "goods", "*"), "goods"),
    (("events", "*", "effects", "*", "except_goods", "*"), "goods"),
    (("events", "*", "effects", "*", "waters", "*"), "waters"),
    (("events", "*", "effects", "*", "cities", "*"), "cities"),
    (("events", "*", "effects", "*", "links", "*"), "links"),
)
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


def namings(sample: Sample) -> list[Naming]:
    """Every name of a thing that stands elsewhere than where the thing is defined."""
    return [naming for place in sample.places for naming in _in_place(place)]


def _in_place(place: Place) -> Iterator[Naming]:
    node = place.node
    if not isinstance(node, Scalar) or not isinstance(node.value, str):
        return
    for route, target in _ROUTES:
        if _fits(place.route, route):
            yield _word(node, target, node.value)
    if place.part.get("title") == "Demand":
        city, good, _ = node.value.split()
        yield _word(node, "cities", city)
        yield _word(node, "goods", good, node.start + len(city) + 1)
    elif place.part.get("title") == "Area":
        for call in _CALLS.finditer(node.source.text, node.start, node.end):
            for word in re.finditer(r"[a-z0-9-]+", call[2]):
                yield Naming(_CALLED[call[1]], word[0], call.start(2) + word.start())
    elif place.part.get("title") == "Thing":
        yield _word(node, "things", node.value)


def _word(node: Scalar, target: str, name: str, start: int | None = None) -> Naming:
    found = node.source.text.index(name, node.start if start is None else start)
    return Naming(target, name, found)


def _fits(route: Route, pattern: Route) -> bool:
    pairs = zip(route, pattern, strict=False)
    return len(route) == len(pattern) and all(p in ("*", step) for step, p in pairs)


def named_by(sample: Sample, target: str, name: str) -> list[Naming]:
    """The places that name one thing."""
    thing = f"{target}/{name}"
    return [
        one
        for one in namings(sample)
        if (one.target == target and one.name == name)
        or (one.target == "things" and one.name == thing)
    ]
