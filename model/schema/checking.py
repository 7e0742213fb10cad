"""Checks a document against a schema: one validator decides, another explains what it found."""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple

from model.schema.schema import marked_preset, marked_schema
from model.schema.schema_files import Schema, systems
from model.schema.sentences import DECIMAL, Route, Told, Trouble, said, told

if TYPE_CHECKING:
    from jsonschema_rs import Draft202012Validator, ValidationError

MOST_FINDINGS = 200
LARGE = 20_000
"""A document with more values is explained in less detail: the first trouble under each key."""
_MOST_LOOKED_AT = 5 * MOST_FINDINGS
_RANKS = ("type", "enum", "const", "pattern")
_ABOUT_KEYS = ("required", "additionalProperties")


class Which(NamedTuple):
    """Which schema a document is held against."""

    system: str
    layer: bool
    held: tuple[str, ...] = ()


def troubles_in(plain: Any, system: str, layer: bool, held: tuple[str, ...] = ()) -> list[Told]:
    """What does not fit in a document, in the order of its places, at most 200 sentences.

    Under the keys `held` the preset of a scenario holds things that it may change.
    """
    which = Which(system, layer, held)
    survey = Survey(plain)
    if survey.odd_keys:
        return [Told(route, "keys are texts", "type") for route in survey.odd_keys]
    found: list[Told] = []
    try:
        fits = _decider(which).is_valid(plain)
    except UnicodeEncodeError:
        return [Told((), "a text holds half of a character, which cannot be written", "type")]
    if not fits:
        troubles = _troubles(plain, which, in_short=survey.values > LARGE)
        sentences = (one for trouble in _chosen(troubles) for one in told(trouble))
        found = list(dict.fromkeys(islice(sentences, _MOST_LOOKED_AT)))
    routes = {one.route for one in found}
    found += [decimal for decimal in survey.decimals if decimal.route not in routes]
    return _in_order(found, plain)[:MOST_FINDINGS]


def troubles_in_preset(plain: Any) -> list[Told]:
    """What does not fit in a preset file, which may be a designer's own."""
    named = plain.get("system") if isinstance(plain, dict) else None
    system = named if isinstance(named, str) and named in systems() else ""
    schema, validator = _of_presets(system, isinstance(plain, dict) and "extends" in plain)
    try:
        if validator.is_valid(plain):
            return []
    except UnicodeEncodeError:
        return [Told((), "a text holds half of a character, which cannot be written", "type")]
    troubles = islice(in_detail(plain, schema), _MOST_LOOKED_AT)
    found = (one for trouble in _chosen(troubles) for one in told(trouble))
    return list(dict.fromkeys(islice(found, MOST_FINDINGS)))


@cache
def _of_presets(system: str, layer: bool) -> "tuple[Schema, Draft202012Validator]":
    schema = marked_preset(system, layer)
    return schema, _compiled(schema)


def _troubles(plain: Any, which: Which, *, in_short: bool) -> Iterable[Trouble]:
    """What is wrong: in detail under the keys where something is, or in short."""
    schema = marked_schema(*which)
    for part in () if in_short else (_suspects(plain, which), plain):
        found = list(islice(in_detail(part, schema), _MOST_LOOKED_AT))
        if found:
            return found
    return briefly(plain, *which)


def _suspects(plain: Any, which: Which) -> Any:
    """The keys of a document that do not fit by themselves, and those that no scenario lacks.

    The validator that explains is slow, and most of a map is usually in order.
    """
    if not isinstance(plain, dict):
        return plain
    fits = _key_decider(which).is_valid
    needed = marked_schema(*which).get("required", ())
    return {key: value for key, value in plain.items() if key in needed or not fits({key: value})}


class Survey:
    """One walk over a document: how large it is, and what no schema sees in it."""

    def __init__(self, plain: Any) -> None:
        self.values = 0
        self.decimals: list[Told] = []
        self.odd_keys: list[Route] = []
        to_see: list[tuple[Route, Any]] = [((), plain)]
        while to_see:
            route, value = to_see.pop()
            self.values += 1
            if isinstance(value, dict):
                if not all(isinstance(key, str) for key in value):
                    self.odd_keys.append(route)
                to_see.extend([((*route, key), inner) for key, inner in value.items()])
            elif isinstance(value, list):
                to_see.extend([((*route, place), inner) for place, inner in enumerate(value)])
            elif isinstance(value, float) and len(self.decimals) < MOST_FINDINGS:
                sentence = f"{said(value)} has a decimal point, and all numbers are whole"
                self.decimals.append(Told(route, sentence, DECIMAL))


def in_detail(plain: Any, schema: Schema) -> Iterator[Trouble]:
    """Every trouble, as the patient validator finds it; nothing is ever fetched."""
    from jsonschema import Draft202012Validator
    from jsonschema.exceptions import best_match
    from referencing import Registry

    validator = Draft202012Validator(schema, registry=Registry())
    for error in validator.iter_errors(plain):
        best = best_match([error]) or error
        yield Trouble(tuple(best.absolute_path), str(best.validator), best.schema, best.instance)


def briefly(plain: Any, system: str, layer: bool, held: tuple[str, ...] = ()) -> Iterator[Trouble]:
    """The first trouble of the document and the first under each of its keys, found fast."""
    which = Which(system, layer, held)
    yield from _first_trouble(_decider(which), plain, marked_schema(*which))
    if isinstance(plain, dict):
        schema, validator = _without_needs(which), _key_decider(which)
        for key in islice(plain, _MOST_LOOKED_AT):
            yield from _first_trouble(validator, {key: plain[key]}, schema)


def _first_trouble(
    validator: "Draft202012Validator", plain: Any, schema: Schema
) -> Iterator[Trouble]:
    from jsonschema_rs import ValidationError

    try:
        validator.validate(plain)
    except ValidationError as error:
        yield _trouble_of(error, plain, schema)


def _trouble_of(error: "ValidationError", plain: Any, schema: Schema) -> Trouble:
    *way, keyword = error.schema_path
    part = _followed(schema, way)[1]
    route, value = _followed(plain, error.instance_path)
    return Trouble(route, str(keyword), part, value)


def _followed(plain: Any, way: Iterable[str | int]) -> tuple[Route, Any]:
    """Where a way leads; the fast validator takes keys such as "17" for numbers of list entries."""
    route: list[str | int] = []
    for step in way:
        route.append(str(step) if isinstance(plain, dict) else step)
        plain = plain[route[-1]]
    return tuple(route), plain


@cache
def _decider(which: Which) -> "Draft202012Validator":
    return _compiled(marked_schema(*which))


@cache
def _key_decider(which: Which) -> "Draft202012Validator":
    """Decides on one key of a document alone."""
    return _compiled(_without_needs(which))


def _without_needs(which: Which) -> Schema:
    return {**marked_schema(*which), "required": []}


def _compiled(schema: Schema) -> "Draft202012Validator":
    from jsonschema_rs import Draft202012Validator

    # What is wrong is not copied into messages: ours cut it short.
    return Draft202012Validator(schema, mask="")


def _chosen(troubles: Iterable[Trouble]) -> Iterator[Trouble]:
    """One trouble a value, as a wrong type is also spelt wrong; but all that are about keys."""
    best: dict[Route, Trouble] = {}
    for trouble in troubles:
        if trouble.keyword in _ABOUT_KEYS or "x-has" in trouble.part:
            yield trouble
        elif trouble.route not in best or _rank(trouble) < _rank(best[trouble.route]):
            best[trouble.route] = trouble
    yield from best.values()


def _rank(trouble: Trouble) -> int:
    return _RANKS.index(trouble.keyword) if trouble.keyword in _RANKS else len(_RANKS)


def _in_order(found: list[Told], plain: Any) -> list[Told]:
    """Sentences in the order in which their places come in the document."""
    places: dict[Route, dict[str, int]] = {}

    def position(route: Route) -> tuple[int, ...]:
        inner, way = plain, []
        for depth, step in enumerate(route):
            if isinstance(inner, dict) and route[:depth] not in places:
                places[route[:depth]] = {key: place for place, key in enumerate(inner)}
            way.append(step if isinstance(step, int) else places[route[:depth]][step])
            inner = inner[step]
        return tuple(way)

    return sorted(found, key=lambda one: position(one.route))
