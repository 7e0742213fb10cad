"""Places of a scenario file: every value with the part of the schema that describes it."""

from collections.abc import Iterator
from typing import NamedTuple

from model.schema.schema import marked_schema
from model.schema.schema_files import Schema, meaning, words_of
from model.yaml.node_tree import Mapping, Node, Scalar, Sequence

Route = tuple[str | int, ...]


class Place(NamedTuple):
    """A value of a file: the way to it, its node, its key, what it stands in, and its schema."""

    route: Route
    node: Node
    part: Schema
    key: Scalar | None = None
    holder: Mapping | Sequence | None = None

    @property
    def scalar(self) -> Scalar | None:
        """The value, where it is a single one that stands on one line."""
        is_block = isinstance(self.node, Scalar) and self.node.style in ("literal", "folded")
        return self.node if isinstance(self.node, Scalar) and not is_block else None

    @property
    def head(self) -> int:
        """Where a reader looks for the thing: its key, its id, or its beginning."""
        if self.key is not None:
            return self.key.start
        named = self.node.get("id") if isinstance(self.node, Mapping) else None
        return self.node.start if named is None else named.start

    def is_kind(self, *types: str) -> bool:
        """Whether the schema wants a value of one of these types here."""
        said = self.part.get("type", ())
        return not set(types).isdisjoint([said] if isinstance(said, str) else said)


def places(root: Node, system: str) -> Iterator[Place]:
    """Every place of a file, the whole first, each before what is in it."""
    schema = marked_schema(system)
    waiting = [Place((), root, _settled(schema, root, schema["$defs"]))]
    while waiting:
        place = waiting.pop()
        yield place
        inner = [
            Place((*place.route, name), node, _settled(part, node, schema["$defs"]), key, holder)
            for name, key, node, part, holder in _inside(place)
        ]
        waiting += reversed(inner)


Inner = tuple[str | int, Scalar | None, Node, Schema, Mapping | Sequence]


def _inside(place: Place) -> Iterator[Inner]:
    node, part = place.node, place.part
    if isinstance(node, Sequence) and "items" in part:
        for number, item in enumerate(node.items):
            yield number, None, item, part["items"], node
    elif isinstance(node, Mapping):
        each = next(iter(part.get("patternProperties", {}).values()), None)
        for name, (key, value) in node.entries.items():
            inner = part.get("properties", {}).get(name, each)
            if inner is not None:
                yield name, key, value, inner, node


def _settled(part: Schema, node: Node, defs: Schema) -> Schema:
    """A part of the schema with references followed, and the branch that the value chooses."""
    part = meaning(part, defs)
    for word, branches in words_of(part).items():
        said = node.get(word) if isinstance(node, Mapping) else None
        if isinstance(said, Scalar) and said.value in branches:
            part = {**part, **meaning(branches[str(said.value)], defs)}
    return part
