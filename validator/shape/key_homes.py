"""Where keys belong: a key that means nothing where it stands may mean something elsewhere."""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final

from model.schema.schema import marked_schema
from model.schema.schema_files import Schema, meaning, words_of
from model.systems import part_of
from model.wording.speech import spoken, tr
from validator.finding import Way
from validator.wording.listing import listed

MOST_HOMES: Final = 3
"""A key that belongs to more things than these, such as `name`, belongs nowhere in particular."""

OTHER_WORDS: Final = {
    **dict.fromkeys(("rivers", "lakes"), "waters"),
    **dict.fromkeys(("towns", "places"), "cities"),
    **dict.fromkeys(("commodities", "loads", "resources"), "goods"),
    **dict.fromkeys(("grid", "map"), "board"),
    **dict.fromkeys(("position", "location", "where", "cell"), "at"),
}
"""What people call a thing, and the key that it has; a system has more of them in `key_words`."""


def homes(system: str) -> Mapping[str, tuple[str, ...]]:
    """For every key of a scenario the places where it belongs, as a sentence says them."""
    return _homes_in(system, spoken())


@cache
def _homes_in(system: str, _language: str) -> Mapping[str, tuple[str, ...]]:
    schema = marked_schema(system)
    found: dict[str, dict[str, None]] = {}
    for key, words in _keys(schema, schema["$defs"]):
        found.setdefault(key, {})[words] = None
    return {key: tuple(words) for key, words in found.items()}


def belongs(key: str, system: str, way: Way) -> str:
    """Where a key belongs, in words; nothing where no place has it, or too many have.

    Places below the one where it stands go first, and then those near the top.
    """
    places = homes(system).get(key, ())
    below = [place for place in places if place.startswith(f"{_here(way)}/")]
    near_the_top = [place for place in places if "/" not in place]
    chosen = below or near_the_top or list(places)
    return listed(chosen, most=MOST_HOMES) if 0 < len(chosen) <= MOST_HOMES else ""


def other_word(key: str, system: str, way: Way) -> str:
    """The key that has another word for what somebody calls so, where it stands."""
    part = part_of("validator", system, "key_words")
    own: Mapping[str, str] = {} if part is None else part.OTHER_WORDS
    word = own.get(key.casefold()) or OTHER_WORDS.get(key.casefold(), "")
    return word if _here(way) in homes(system).get(word, ()) else ""


def _here(way: Way) -> str:
    """Where the key at the end of a way stands, as a sentence says it."""
    if len(way) < 2:
        return tr("at the top level")
    return (
        tr("under {way}", way=way[0]) if len(way) == 2 else tr("in an entry of {way}", way=way[0])
    )


def _keys(schema: Schema, defs: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    for name, part in schema["properties"].items():
        yield name, tr("at the top level")
        inner = meaning(part, defs)
        item = meaning(inner.get("items", {}), defs)
        for key in _inside(item, defs):
            yield key, tr("in an entry of {name}", name=name)
        for key, below in _inside(inner, defs).items():
            yield key, tr("under {name}", name=name)
            for deeper in _inside(meaning(below, defs), defs):
                yield deeper, tr("under {name}/{key}", name=name, key=key)


def _inside(part: Schema, defs: Mapping[str, Any]) -> dict[str, Any]:
    """The keys of one thing, whatever its kind."""
    found = dict(part.get("properties", {}))
    for branches in words_of(part).values():
        for branch in branches.values():
            found.update(meaning(branch, defs).get("properties", {}))
    return found
