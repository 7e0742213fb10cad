"""What objects are called on a map of Tiled, and how the fields of a thing are its properties."""

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple, get_args, get_type_hints

from model.forms.form import REFUSE, DoesNotFit, Leaf
from model.forms.hints import Hint, record_of
from model.imports.naming import id_of
from model.imports.ranks import RANKS, kind_of_rank
from model.notation import Cell, Corner, Point
from model.scenario.own_classes import city_class
from model.scenario.things import Label, Region, Water, WaterKind
from model.systems import described, part_of

BLOCKED: Final = "blocked"
ARM_OF: Final = "arm_of"
"""The property by which a line is an arm of a river: the id of that."""
RIVERS: Final = ("river", "dry-river")
_ID: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+){0,15}")
BETWEEN: Final = "; "
_LANGUAGE: Final = re.compile(r"name_([a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3})")


class Meaning(NamedTuple):
    """To which collection an object belongs, and which kind it is where its class says so."""

    collection: str
    kind: str = ""
    usual: str = ""
    """The kind where neither its class nor a property says one."""


class Objects(NamedTuple):
    """How the things of a collection are objects of a map.

    What a system has besides is in its part `geography.tiled`, as `OBJECTS` by collection.
    """

    thing: Any
    """Their dataclass."""
    word: str
    """The class of such an object."""
    colour: str
    """What they look like in Tiled, which has one colour for a layer."""
    places: Callable[[Mapping[str, Any]], Sequence[Cell | Corner | Point]] | None = None
    """The line or point of a thing by what a file says of it; by its usual fields if None."""
    read: Callable[[Any, Any, dict[str, Any]], Mapping[str, Any]] | None = None
    """Fields by where an object stands, as `Reader` finds it; read by the reader itself if None."""


_LAYERS: Final[Mapping[str, Meaning]] = {
    "rivers": Meaning("waters", "river"),
    "lakes": Meaning("waters", "lake"),
    "inlets": Meaning("waters", "inlet"),
    "towns": Meaning("cities"),
}
"""What objects without a class are, by the name of their layer."""


class Vocabulary:
    """The words of a system's objects: those of every system, and its own."""

    def __init__(self, system: str) -> None:
        part = part_of("model", system, "geography.tiled")
        own: Mapping[str, Objects] = {} if part is None else part.OBJECTS
        self.system = system
        self.objects: Mapping[str, Objects] = {
            "cities": Objects(city_class(system), "city", "#a51d1d"),
            "waters": Objects(Water, "water", "#2f6fa5"),
            "regions": Objects(Region, "region", "#7d5c94"),
            "labels": Objects(Label, "label", "#55503f"),
            **own,
        }
        has_cells = described(system).board != "routes"
        self.readable = {*self.objects, *([BLOCKED] if has_cells else [])}
        """The collections that a scenario takes from a map."""
        self._words = dict(self._meanings())
        self._layers = {**{name: Meaning(name) for name in self._named()}, **_LAYERS}

    def _named(self) -> dict[str, str]:
        words = {name: one.word for name, one in self.objects.items() if name != "waters"}
        return {**words, BLOCKED: BLOCKED}

    def _meanings(self) -> Iterator[tuple[str, Meaning]]:
        """What classes of objects mean; every city is a `city`, though a kind may be called so."""
        yield "town", Meaning("cities")
        yield from ((rank, Meaning("cities", kind_of_rank(self.system, rank))) for rank in RANKS)
        yield from ((kind.word, Meaning("cities", kind.word)) for kind in self._kinds())
        yield from ((kind, Meaning("waters", kind)) for kind in get_args(WaterKind))
        yield from ((word, Meaning(name)) for name, word in self._named().items())
        for kind in self._kinds():
            if kind.word == self.objects["cities"].word:
                yield kind.word, Meaning("cities", usual=kind.word)

    def _kinds(self) -> Sequence[Any]:
        return described(self.system).kinds

    def meaning_of(self, word: str, layer: str) -> Meaning | None:
        """What an object is; None where neither its class nor its layer says so."""
        plain = "-".join(word.casefold().replace("_", " ").split())
        return self._words.get(plain) if plain else self._layers.get(layer)

    def fields_in(self, collection: str, facts: Mapping[str, Any]) -> dict[str, Any]:
        """The fields of a thing that the properties of an object say."""
        thing = self.objects[collection].thing
        slots = record_of(thing).slots
        found: dict[str, Any] = {}
        names: dict[str, str] = {}
        for key, value in facts.items():
            language = _LANGUAGE.fullmatch(key) if len(key) <= 40 else None
            if language is not None:
                names[language[1]] = str(value)
            elif key in slots and key != "names":
                found[key] = _field(_hint(thing, key), value)
        return {**found, "names": names} if names and "names" in slots else found


@cache
def vocabulary(system: str) -> Vocabulary:
    return Vocabulary(system)


@cache
def _hints(thing: Any) -> dict[str, Any]:
    return get_type_hints(thing, include_extras=True)


def _hint(thing: Any, key: str) -> Any:
    """The hint of a field by its key in files; that of a word of Python has an underscore more."""
    hints = _hints(thing)
    return hints[key] if key in hints else hints[f"{key}_"]


def _field(hint: Any, value: Any) -> Any:
    """What a property says of a field of some type."""
    inside = (hint, *get_args(hint))
    if any(isinstance(one, Hint) and one.what == "ids" for one in inside):
        words = (word.strip() for word in re.split(r"[;,]", str(value)))
        return [word if _ID.fullmatch(word) else id_of(word, "good") for word in words if word]
    if any(isinstance(one, Hint) and one.what == "edges" for one in inside):
        return [" ".join(word.split()) for word in str(value).split(";") if word.strip()]
    if isinstance(value, float) and value == int(value):
        return int(value)
    if isinstance(value, str) and (own := _of_own_form(hint, value)) is not None:
        return own
    if int in inside and isinstance(value, str) and re.fullmatch(r"-?[0-9]{1,6}", value.strip()):
        return int(value)
    return value


def _of_own_form(hint: Any, value: str) -> Any:
    """What a text says of a field that is written in several ways, such as `all` or `[red]`.

    None where it is no such field, or nothing that it can be.
    """
    form = getattr(hint, "FORM", None) or next(
        (one for one in get_args(hint) if isinstance(one, Leaf)), None
    )
    if not isinstance(form, Leaf):
        return None
    for plain in (value, _group(value), [word.strip() for word in value.split(";")]):
        try:
            form.read(plain, (), REFUSE)
        except DoesNotFit:
            continue
        return plain
    return None


def _group(value: str) -> Any:
    """A group of keys that was written as one text."""
    try:
        return json.loads(value) if value.startswith("{") else value
    except (ValueError, RecursionError):
        return value


def as_properties(plain: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The fields of a thing as properties of an object, in the order of their names."""
    found: dict[str, Any] = {}
    for key, value in plain.items():
        if key == "names" and isinstance(value, dict):
            found |= {f"name_{language}": name for language, name in value.items()}
        elif isinstance(value, list):
            found[key] = BETWEEN.join(map(str, value))
        elif isinstance(value, dict):
            found[key] = json.dumps(value, ensure_ascii=False)
        elif isinstance(value, str | int):
            found[key] = value
    return [
        {"name": key, "type": _type(value), "value": value} for key, value in sorted(found.items())
    ]


def _type(value: str | int) -> str:
    return "string" if isinstance(value, str) else "bool" if isinstance(value, bool) else "int"
