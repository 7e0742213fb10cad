"""What objects are called on a map of Tiled, and how the fields of a thing are its properties."""

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, Final, NamedTuple, get_args

from model.forms.hints import record_of
from model.forms.records import Record
from model.imports.naming import id_of
from model.scenario.things import City, CityKind, Label, Region, Water, WaterKind
from model.systems.crayon.things.part import Ferry, Link

THINGS: Final[Mapping[str, type[object]]] = {
    "cities": City,
    "waters": Water,
    "regions": Region,
    "labels": Label,
    "ferries": Ferry,
    "links": Link,
}
"""The collections whose things are objects; a layer of objects is called like its collection."""
BLOCKED: Final = "blocked"
SINGULAR: Final = {
    "cities": "city",
    "regions": "region",
    "labels": "label",
    "ferries": "ferry",
    "links": "link",
    BLOCKED: BLOCKED,
}
RIVERS: Final = ("river", "dry-river")
_WHOLE: Final = ("surcharge", "cost", "max_players", "far_port_cost", "start_loads", "angle")
_IDS: Final = ("supplies", "tags", "serves", "cities")
_EDGES: Final = ("also_crosses", "never_crosses", "crossable")
_ID: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+){0,15}")
BETWEEN: Final = "; "
_LANGUAGE: Final = re.compile(r"name_([a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3})")


class Meaning(NamedTuple):
    """To which collection an object belongs, and which kind it is where its class says so."""

    collection: str
    kind: str = ""


WORDS: Final[Mapping[str, Meaning]] = {
    **{word: Meaning(collection) for collection, word in SINGULAR.items()},
    **{kind: Meaning("waters", kind) for kind in get_args(WaterKind)},
    **{kind: Meaning("cities", kind) for kind in get_args(CityKind)},
    "town": Meaning("cities"),
}
LAYERS: Final[Mapping[str, Meaning]] = {
    **{collection: Meaning(collection) for collection in SINGULAR},
    "rivers": Meaning("waters", "river"),
    "lakes": Meaning("waters", "lake"),
    "inlets": Meaning("waters", "inlet"),
    "towns": Meaning("cities"),
}
"""What objects without a class are, by the name of their layer."""


def meaning_of(word: str, layer: str) -> Meaning | None:
    """What an object is; None where neither its class nor its layer says so."""
    plain = "-".join(word.casefold().replace("_", " ").split())
    return WORDS.get(plain) if plain else LAYERS.get(layer)


def as_properties(plain: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The fields of a thing as properties of an object, in the order of their names."""
    found: dict[str, Any] = {}
    for key, value in plain.items():
        if key == "names" and isinstance(value, dict):
            found |= {f"name_{language}": name for language, name in value.items()}
        elif isinstance(value, list):
            found[key] = BETWEEN.join(map(str, value))
        elif isinstance(value, str | int):
            found[key] = value
    return [
        {"name": key, "type": _type(value), "value": value} for key, value in sorted(found.items())
    ]


def _type(value: str | int) -> str:
    return "string" if isinstance(value, str) else "bool" if isinstance(value, bool) else "int"


def fields_in(collection: str, facts: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of a thing that the properties of an object say."""
    slots = _record(collection).slots
    found: dict[str, Any] = {}
    names: dict[str, str] = {}
    for key, value in facts.items():
        language = _LANGUAGE.fullmatch(key) if len(key) <= 40 else None
        if language is not None:
            names[language[1]] = str(value)
        elif key in slots and key != "names":
            found[key] = _field(key, value)
    return {**found, "names": names} if names and "names" in slots else found


@cache
def _record(collection: str) -> Record:
    thing: Any = THINGS[collection]
    return record_of(thing)


def _field(key: str, value: Any) -> Any:
    if key in _IDS:
        words = (word.strip() for word in re.split(r"[;,]", str(value)))
        return [word if _ID.fullmatch(word) else id_of(word, "good") for word in words if word]
    if key in _EDGES:
        return [" ".join(word.split()) for word in str(value).split(";") if word.strip()]
    if isinstance(value, float) and value == int(value):
        return int(value)
    if key in _WHOLE and isinstance(value, str) and re.fullmatch(r"-?[0-9]{1,6}", value.strip()):
        return int(value)
    return value
