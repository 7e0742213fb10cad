"""The names of a scenario: every text by which players know a thing, with the way to it."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from model.collection import Things
from model.scenario.collections import own_named_collections
from validator.check import OWN_KEYS
from validator.survey.survey import Survey

ROOMS: Final = ("cities", "waters", "goods", "regions", "shapes")
"""The shared collections whose things have names."""
NAMING: Final = ("title", *ROOMS, "labels", OWN_KEYS)
"""The keys of a scenario under which names stand."""


class Named(NamedTuple):
    """One name, in the designer's own language or in another."""

    text: str
    route: tuple[str, ...]


def names_in(survey: Survey) -> Iterator[Named]:
    """Every name that is not empty."""
    for named in _all(survey):
        if named.text:
            yield named


def _all(survey: Survey) -> Iterator[Named]:
    yield Named(survey.scenario.title, ("title",))
    for room in (*ROOMS, *own_named_collections(survey.scenario.system)):
        for key, thing in survey.things(room).items():
            yield Named(thing.name, (room, key, "name"))
            yield from _translated((room, key), getattr(thing, "names", {}))
    for key, label in survey.scenario.labels.items():
        yield Named(label.text, ("labels", key, "text"))
        yield from _translated(("labels", key), label.names)


def _translated(route: tuple[str, ...], names: object) -> Iterator[Named]:
    if isinstance(names, Things):
        for language, name in names.items():
            yield Named(str(name), (*route, "names", language))
