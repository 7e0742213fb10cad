"""What names what in a crayon file besides: demands name cities and goods."""

from collections.abc import Iterator

from model.yaml.node_tree import Scalar
from tests.validator.slips.places import Place
from tests.validator.slips.targets import Naming, word_in

CODES = {
    "waters": "REF005",
    "links": "REF007",
    "ferries": "REF008",
    "trains": "REF009",
    "cards": "REF010",
}


def in_place(place: Place) -> Iterator[Naming]:
    """The names that stand in one place."""
    node = place.node
    if not isinstance(node, Scalar) or not isinstance(node.value, str):
        return
    if place.part.get("title") == "Demand":
        city, good, _ = node.value.split()
        yield word_in(node, "cities", city)
        yield word_in(node, "goods", good, node.start + len(city) + 1)
