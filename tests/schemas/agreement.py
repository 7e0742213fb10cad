"""Compares dataclasses with schemas, type hint by type hint, without naming a single field."""

import types
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from model.boards.hexes import HexBoard
from model.boards.lattice import MilepostBoard
from model.boards.routes import RouteBoard
from model.boards.terrain import Size
from model.collection import ByCell, Things, thaw
from model.forms.form import REFUSE, Form
from model.forms.hints import Hint, form_of, may_be_none
from model.forms.records import default_of, is_required
from model.notation import Cell, Edge, Path, Side
from model.schema.schema_files import Schema, meaning, words_of
from model.systems.system import SIZES

BOARDS = {"mileposts": MilepostBoard, "hexes": HexBoard, "routes": RouteBoard}
_PLAIN_TYPES = {str: "string", int: "integer", bool: "boolean"}


@dataclass
class Agreement:
    """What was found while dataclasses and a schema were walked through side by side."""

    defs: Schema
    needs_are_compared: bool = True
    kinds: tuple[str, ...] = tuple(kind.word for kind in SIZES)
    """The words for kinds of cities."""
    without: frozenset[str] = frozenset()
    """Fields of a class that a system leaves out."""
    disagreements: list[str] = field(default_factory=list)
    written: list[tuple[type[Any], Schema]] = field(default_factory=list)
    """Types with a notation of their own, each with the part of the schema that describes it."""
    seen: set[str] = field(default_factory=set)
    """Where the walk has been, so that a test can see that it did not stop at the door."""

    def check(self, condition: object, place: str, complaint: str) -> None:
        if not condition:
            self.disagreements.append(f"{place}: {complaint}")

    def of_type(self, part: Schema, name: str, place: str) -> None:
        types_said = part.get("type")
        said = set(types_said if isinstance(types_said, list) else [types_said]) - {"null"}
        self.check(said == {name}, place, f"is {types_said} and ought to be {name}")

    def fields(self, cls: Any, part: Schema, place: str, word: str | None = None) -> None:
        """A dataclass and a mapping: the same names in the same order, required alike."""
        names = [key_of(one) for one in fields(cls) if one.name not in self.without]
        known = [name for name, one in part["properties"].items() if not _is_of_layers(one)]
        expected = [word, *names] if word else names
        self.check(known == expected, place, f"the schema has {known}, the model {expected}")
        self.check(part.get("additionalProperties") is False, place, "takes unknown keys")
        hints = get_type_hints(cls, include_extras=True)
        if self.needs_are_compared:
            must = [f for f in fields(cls) if is_required(f) and key_of(f) in names]
            needed = {key_of(one) for one in must if not may_be_none(hints[one.name])}
            needed |= {word} if word else set()
            kinds = [f for f in fields(cls) if get_args(hints[f.name])[1:] == (Hint("kind"),)]
            needed |= {key_of(one) for one in kinds if key_of(one) in names}
            self.check(set(part.get("required", ())) == needed, place, f"ought to need {needed}")
        for one in fields(cls):
            if (key := key_of(one)) in part["properties"]:
                inner = f"{place}/{key}"
                self.value(hints[one.name], part["properties"][key], inner)
                self.default(one, hints[one.name], part["properties"][key], inner)

    def default(self, one: Any, hint: Any, part: Schema, place: str) -> None:
        """Defaults that say something are in the schema, and no others."""
        if is_required(one):
            expected = None
        else:
            value = default_of(one)
            expected = value if value is None else thaw(form_of(hint).write(value))
        said = meaning(part, self.defs).get("default")
        says_nothing = expected in (None, "", [], {})
        self.check(said == (None if says_nothing else expected), place, f"default {said}")

    def value(self, hint: Any, bare: Schema, place: str) -> None:
        part = meaning(bare, self.defs)
        self.seen.add(place)
        self.check(part.get("description"), place, "has no description")
        origin, arguments = get_origin(hint), get_args(hint)
        if origin in (Union, types.UnionType):
            self.one_of_several(arguments, bare, place)
        elif origin is Annotated:
            self.hinted(arguments[0], arguments[1], part, place)
        elif origin is Literal:
            choices = [choice for choice in arguments if choice]
            self.check(part.get("enum") == choices, place, f"{part.get('enum')} is not {choices}")
        elif origin in (Things, Mapping, ByCell):
            self.things(arguments[-1], part, place)
        elif origin is tuple and place.startswith("board/") and part["type"] == "string":
            self.check(part.get("maxLength"), place, "are rows of text without a limit")
        elif origin is tuple:
            self.of_type(part, "array", place)
            self.check(part.get("maxItems"), place, "is a list without a limit")
            self.inside(arguments[0], part["items"], f"{place}/#")
        elif hint in _PLAIN_TYPES:
            self.of_type(part, _PLAIN_TYPES[hint], place)
            self.check(hint is not str or part.get("maxLength"), place, "is a text without a limit")
            self.check(hint is not int or _is_bounded(part), place, "is a number without limits")
        elif hint is Size:
            lengths = {part["minItems"], part["maxItems"]}
            self.check(lengths == {len(Size._fields)}, place, "is no size")
        elif hasattr(hint, "parse") or hasattr(hint, "FORM"):
            self.notation(hint, part, place)
        else:
            self.of_type(part, "object", place)
            self.fields(hint, part, place)

    def notation(self, hint: Any, part: Schema, place: str) -> None:
        if hasattr(hint, "FORM"):
            self.own_form(hint.FORM, part, place)
        else:
            self.of_type(part, "string", place)
            self.written.append((hint, part))

    def own_form(self, form: Form, part: Schema, place: str) -> None:
        """A type that brings its form: the examples of the schema are read, and written as such."""
        examples = part.get("examples", ())
        self.check(examples, place, "has no examples")
        for one in examples:
            again = form.write(form.read(one, (), REFUSE))
            self.check(again == one, place, f"{one} is written as {again}")

    def inside(self, hint: Any, bare: Schema, place: str) -> None:
        """What stands in a list or mapping; a plain value there needs no description of its own."""
        part = meaning(bare, self.defs)
        self.value(hint, {"description": "described by what it stands in", **part}, place)

    def one_of_several(self, arguments: tuple[Any, ...], bare: Schema, place: str) -> None:
        inner = [argument for argument in arguments if argument is not type(None)]
        if len(inner) == 1:
            self.value(inner[0], bare, place)
        else:
            self.check(set(inner) == set(BOARDS.values()), place, f"{inner} are not the boards")
            self.branches("kind", BOARDS, meaning(bare, self.defs), place)

    def hinted(self, base: Any, hint: Hint | Form, part: Schema, place: str) -> None:
        if not isinstance(hint, Hint):
            self.own_form(hint, part, place)
        elif hint.what in ("ids", "edges", "paths"):
            self.of_type(part, "array", place)
            items = {"ids": Annotated[str, Hint("id")], "edges": Edge, "paths": Path}
            self.inside(items[hint.what], part["items"], f"{place}/#")
        elif hint.what in ("cells", "sides"):
            self.check(part["type"] == ["string", "array"], place, "is a text or a list of them")
            self.inside(Cell if hint.what == "cells" else Side, part["items"], f"{place}/#")
        elif hint.what == "id":
            self.check(part == {**self.defs["core_id"], **_told(part)}, place, "is not an id")
        elif hint.what == "plain":
            self.of_type(part, "object", place)
        elif hint.what == "kind":
            self.check(part.get("enum") == list(self.kinds), place, f"is not {self.kinds}")
        elif hint.what == "one-key":
            self.keys(get_args(base), part, place)
        elif hint.what == "one-of":
            self.branches(hint.word, {cls.WORD: cls for cls in get_args(base)}, part, place)

    def branches(self, word: str, classes: Mapping[str, Any], part: Schema, place: str) -> None:
        """Dataclasses told apart by a word: each has its branch, and there is no other."""
        found = words_of(part)[word]
        names = list(classes)
        self.check(list(found) == names, place, f"{list(found)} are not {names}")
        self.check(part["properties"][word]["enum"] == names, place, f"{word} is incomplete")
        self.check(word in part["required"], place, f"{word} is not needed")
        for name, cls in classes.items():
            branch = meaning(found[name], self.defs)
            self.check(branch["properties"][word]["const"] == name, place, f"{name} is misnamed")
            self.check(branch.get("description"), f"{place}/{name}", "has no description")
            self.fields(cls, branch, f"{place}/{name}", word)

    def keys(self, classes: tuple[Any, ...], part: Schema, place: str) -> None:
        """Dataclasses told apart by their first key: their keys stand side by side."""
        names = list(dict.fromkeys(key_of(one) for cls in classes for one in fields(cls)))
        known = list(part["properties"])
        self.check(known == names, place, f"the schema has {known}, the model {names}")
        self.check(part.get("additionalProperties") is False, place, "takes unknown keys")
        for cls in classes:
            hints = get_type_hints(cls, include_extras=True)
            for one in fields(cls):
                key = key_of(one)
                inner, described = f"{place}/{key}", part["properties"].get(key, {})
                self.value(hints[one.name], described, inner)
                self.default(one, hints[one.name], described, inner)

    def things(self, item: Any, part: Schema, place: str) -> None:
        """Things by key: a list where they say their key themselves, otherwise a mapping."""
        if is_dataclass(item) and not hasattr(item, "parse") and part.get("type") == "array":
            thing = meaning(part["items"], self.defs)
            key = list(getattr(item, "KEY", ("id",)))
            self.check(thing.get("x-key") == key, place, f"things are matched by {key}")
            self.inside(item, part["items"], f"{place}/#")
            return
        self.of_type(part, "object", place)
        inner = [*part.get("patternProperties", {}).values(), *part.get("properties", {}).values()]
        self.check(inner, place, "does not say what its values are")
        for one in inner:
            self.inside(item, one, f"{place}/*")


def key_of(one: Any) -> str:
    """The key of a field: one that is a word of Python's own has an underscore behind it."""
    return str(one.name).removesuffix("_")


def _is_of_layers(part: Schema) -> bool:
    """Whether a key is not the thing's own: it says what a layer does with it."""
    return bool(part.get("x-layer-only") or part.get("x-removes"))


def _told(part: Schema) -> Schema:
    """What a field says of itself, whatever its type."""
    return {key: part[key] for key in ("description", "examples", "x-refers") if key in part}


def _is_bounded(part: Schema) -> bool:
    return "const" in part or {"minimum", "maximum"} <= part.keys()


def parts_of(schema: Any, place: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Schema]]:
    """Every part of a schema that describes a value, with the way to it."""
    if isinstance(schema, list):
        for number, inner in enumerate(schema):
            yield from parts_of(inner, (*place, str(number)))
    elif isinstance(schema, dict):
        yield place, schema
        for key, inner in schema.items():
            if key in ("properties", "$defs", "patternProperties"):
                for name, one in inner.items():
                    yield from parts_of(one, (*place, key, name))
            elif key in ("items", "additionalProperties", "allOf", "then", "else"):
                yield from parts_of(inner, (*place, key))
