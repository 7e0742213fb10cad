"""What names what in a crayon file besides: demands name cities and goods, effects many things."""

from collections.abc import Iterator, Sequence

from model.yaml.node_tree import Scalar
from tests.validator.slips.places import Place, Route
from tests.validator.slips.targets import Naming, word_in

CODES = {
    "waters": "REF005",
    "links": "REF007",
    "ferries": "REF008",
    "trains": "REF009",
    "cards": "REF010",
}
_ROUTES: Sequence[tuple[Route, str]] = (
    (("events", "*", "effects", "*", "goods", "*"), "goods"),
    (("events", "*", "effects", "*", "except_goods", "*"), "goods"),
    (("events", "*", "effects", "*", "waters", "*"), "waters"),
    (("events", "*", "effects", "*", "cities", "*"), "cities"),
    (("events", "*", "effects", "*", "links", "*"), "links"),
)


def in_place(place: Place) -> Iterator[Naming]:
    """The names that stand in one place."""
    node = place.node
    if not isinstance(node, Scalar) or not isinstance(node.value, str):
        return
    for route, target in _ROUTES:
        if _fits(place.route, route):
            yield word_in(node, target, node.value)
    if place.part.get("title") == "Demand":
        city, good, _ = node.value.split()
        yield word_in(node, "cities", city)
        yield word_in(node, "goods", good, node.start + len(city) + 1)


def _fits(route: Route, pattern: Route) -> bool:
    pairs = zip(route, pattern, strict=False)
    return len(route) == len(pattern) and all(p in ("*", step) for step, p in pairs)
