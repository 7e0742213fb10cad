"""Which things a place in a text can name, asked of the walk over references of its system.

The piece around the cursor is read as a tiny scenario, with what is missing in it made up. The walk
then finds the word that is being typed, and knows what is looked for under such a name.
"""

from collections.abc import Iterator
from copy import deepcopy
from typing import Any, NamedTuple

from milepost.language_server.half_typed import PROBE, Typed
from milepost.language_server.schema_at import DEEPEST, Schema, schemas_at
from milepost.language_server.sketch import sketched
from model.scenario.references import THINGS, references_in
from model.scenario.scenario_form import read_scenario
from model.schema.schema import marked_schema
from model.yaml.node_tree import to_plain
from validator.finding import Way
from validator.survey.survey import Survey


class Target(NamedTuple):
    """What a place names: the room in which it is looked for, and others that may hold it."""

    room: str
    among: tuple[str, ...] = ()


class Named(NamedTuple):
    """A thing that can be named."""

    name: str
    """What players call it; nothing where it has no name."""


def targets_of(reading: Typed, system: str) -> list[Target]:
    """What can be named where somebody types."""
    plain = to_plain(reading.root)
    if not isinstance(plain, dict):
        return []
    whole = marked_schema(system)
    _fill(plain, reading, whole)
    for value in _values(reading, whole):
        scenario = read_scenario({**_with(plain, reading.way, value), "system": system})
        found = [one for one in references_in(scenario) if PROBE in one.name]
        if found:
            return list(dict.fromkeys(Target(one.target, one.among) for one in found))
    return [Target(room) for room in referred_to(reading, whole)]


def referred_to(reading: Typed, whole: Schema) -> list[str]:
    """What is named at a place as the schema has it, of the value or of the list that it is in."""
    way = reading.way
    ways = [way, way[:-1]] if isinstance(way[-1], int) else [way]
    found = [one for each in ways for one in schemas_at(reading.root, each, whole)]
    return [str(one["x-refers"]) for one in found if one.get("x-refers")]


def named_in(target: Target, survey: Survey | None, text: str) -> dict[str, Named]:
    """The things of a target: as they were when the text could be read, and as it looks now."""
    rooms = (target.room, *target.among)
    found: dict[str, Named] = {}
    for room in rooms if survey is not None else ():
        things = survey.named(room).items() if survey is not None else ()
        found |= {key: Named(str(getattr(one, "name", "") or "")) for key, one in things}
    for entry in sketched(text):
        if target.room == THINGS and survey is None:
            found.setdefault(f"{entry.room}/{entry.key}", Named(entry.name))
        elif entry.room in rooms and PROBE not in entry.key:
            found.setdefault(entry.key, Named(entry.name))
    return found


def _values(reading: Typed, whole: Schema) -> Iterator[Any]:
    """What may become of the value: as it is, closed, or as long as the examples of it are."""
    value = reading.node.value
    yield value
    if reading.is_key or not isinstance(value, str):
        return
    if value.count("(") > value.count(")"):
        yield value + ")" * min(value.count("(") - value.count(")"), DEEPEST)
    words = value.split()
    for schema in schemas_at(reading.root, reading.way, whole):
        for example in schema.get("examples", ()):
            if isinstance(example, str) and len(example.split()) > len(words):
                yield " ".join((*words, *example.split()[len(words) :]))


def _with(plain: dict[str, Any], way: Way, value: Any) -> dict[str, Any]:
    """The data with another value at a way; a key that is being typed stays as it is."""
    made = deepcopy(plain)
    inner: Any = made
    for step in way[:-1]:
        inner = inner[step]
    if PROBE not in str(way[-1]):
        inner[way[-1]] = value
    return made


def _fill(plain: dict[str, Any], reading: Typed, whole: Schema) -> None:
    """Makes up what things around the cursor need and do not say yet."""
    inner: Any = plain
    for depth, step in enumerate(reading.way[:-1], 1):
        inner = inner[step]
        if isinstance(inner, dict):
            way = reading.way[:depth]
            for schema in schemas_at(reading.root, way, whole):
                for key in schema.get("required", ()):
                    inner.setdefault(key, _sample(schemas_at(reading.root, (*way, key), whole)))
    last = reading.way[-1]
    if reading.is_key and isinstance(inner, dict) and last in inner:
        inner[last] = _sample(schemas_at(reading.root, reading.way, whole))


def _sample(found: list[Schema]) -> Any:
    """A value that fits, as the format itself gives one."""
    for schema in found:
        for word in ("const", "default"):
            if word in schema:
                return schema[word]
        for word in ("enum", "examples"):
            if schema.get(word):
                return deepcopy(schema[word][0])
        if schema.get("type") == "integer":
            return schema.get("minimum", 1)
    return "x"
