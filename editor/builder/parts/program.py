"""A program as a value: a list of parts as files write it, and what can be done with its parts.

Nothing here hangs on what the parts mean; what the schema says decides what can stand where.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain, count
from typing import Any, Final, Self

from editor.builder.parts.schemas import Way, any_numbers, fewest, most, schema_at, shape_of
from editor.builder.parts.vocabulary import Vocabulary, vocabulary_at, vocabulary_of_keys
from model.forms.form import Route
from model.forms.frozen import dataclass
from model.schema.schema_files import Schema

Plain = Any
MARK: Final = object()
"""Stands in a program for the entry that is being moved."""


@dataclass(frozen=True, slots=True)
class Program:
    """The parts of one list, with the place of that list in the schema."""

    system: str
    route: Route
    """Where such lists stand: ("cards", "new", "effects")."""
    plain: Plain
    """What the file says; mostly a list of parts."""
    left_out: frozenset[str] | None = None
    """Where the parts are the keys of one thing, those that are none of them."""

    # -- looking

    def schema(self, way: Way = ()) -> Schema:
        """What may stand at a way."""
        if self.left_out is None:
            return schema_at(self.system, self.route, way)
        return schema_at(self.system, self.route, way[1:])

    @property
    def of_keys(self) -> dict[str, Plain]:
        """The parts as the keys of one thing."""
        return {key: one for part in self.parts for key, one in part.items()}

    @property
    def parts(self) -> list[Plain]:
        return self.plain if isinstance(self.plain, list) else []

    def at(self, way: Way) -> Plain:
        """What stands at a way; None where nothing does."""
        found: Any = self.plain
        for step in way:
            if isinstance(step, int):
                is_there = isinstance(found, list) and 0 <= step < len(found)
            else:
                is_there = isinstance(found, dict) and step in found
            if not is_there:
                return None
            found = found[step]
        return found

    def vocabulary(self, way: Way) -> Vocabulary | None:
        """The words that a part at a way can have."""
        if self.left_out is None:
            return vocabulary_at(self.system, self.route, any_numbers(way))
        if len(way) == 1:
            return vocabulary_of_keys(self.system, self.route, self.left_out)
        return vocabulary_at(self.system, self.route, any_numbers(way[1:]))

    def takes(self, way: Way, plain: Plain) -> bool:
        """Whether there can be one more entry such as this in the list at a way."""
        part, listed = self.schema(way), self.at(way)
        limit = most(part) if self.left_out is None or way else None
        if not isinstance(listed, list) or (limit is not None and len(listed) >= limit):
            return False
        words = self.vocabulary((*way, 0))
        if words is not None:
            return _is_one(words, plain) and not self._is_said(way, plain)
        return shape_of(self.system, part) == "options" and isinstance(plain, list)

    def _is_said(self, way: Way, plain: Plain) -> bool:
        """Whether a key of a thing is said already, that can be said but once."""
        return self.left_out is not None and not way and next(iter(plain)) in self.of_keys

    def place_of(self, other: Self, way: Way) -> Way:
        """Where what stands at a way in another version stands here: keys keep their own order."""
        part = other.at(way[:1]) if self.left_out is not None and way else None
        if not isinstance(part, dict) or not part:
            return way
        key = next(iter(part))
        places = [number for number, one in enumerate(self.parts) if key in one]
        return (places[0], *way[1:]) if places else way

    # -- changing

    def put(self, way: Way, plain: Plain) -> Self:
        """Something else at a way; None takes a key away."""
        return self._with(_put(self.plain, way, plain))

    def inserted(self, way: Way, plain: Plain) -> Self:
        """One more entry before the one at a way, or at the end of its list."""
        *above, place = way
        listed = self.at(tuple(above))
        if not isinstance(listed, list) or not isinstance(place, int):
            return self
        return self.put(tuple(above), [*listed[:place], plain, *listed[place:]])

    def duplicated(self, way: Way) -> Self:
        """The entry at a way once more, behind itself."""
        *above, place = way
        return self.inserted((*above, _number(place) + 1), self.fresh(tuple(above), self.at(way)))

    def fresh(self, listed: Way, plain: Plain) -> Plain:
        """An entry for a list in which no other has its id."""
        if not isinstance(plain, dict) or not isinstance(plain.get("id"), str):
            return plain
        others = [one.get("id") for one in self.at(listed) or () if isinstance(one, dict)]
        names = (f"{plain['id']}-{number}" for number in count(2))
        name = next(one for one in chain([plain["id"]], names) if one not in others)
        return {**plain, "id": name}

    def removed(self, way: Way) -> Self:
        """Without the entry at a way, and without whatever would hold too little after that.

        Of two options the other one stays, as plain parts.
        """
        *above, place = way
        listed = self.at(tuple(above))
        if not isinstance(listed, list) or not isinstance(place, int):
            return self
        left = [*listed[:place], *listed[place + 1 :]]
        if not above:
            return self._with(left)
        part = self.schema(tuple(above))
        if len(left) >= fewest(part):
            return self.put(tuple(above), left)
        owner = self.owner(way)
        if shape_of(self.system, part) == "options" and len(left) == 1:
            return self._spliced(owner, left[0])
        return self.removed(owner)

    def owner(self, way: Way) -> Way:
        """The entry in which an entry stands: the option of a part, the part of an option."""
        above = way[:-1]
        while above and not isinstance(above[-1], int):
            above = above[:-1]
        return above

    def moved(self, way: Way, goal: Way) -> tuple[Self, Way]:
        """The entry at a way before the one at another, and where it is then.

        The goal is told as it is before the entry is taken out; where it cannot go all stays.
        """
        if goal[: len(way)] == way or not self.has_order(way) or not self._may_go(way, goal):
            return self, way
        marked = self.inserted(goal, MARK).removed(_behind(way, goal))
        found = next((at for at in _ways(marked.plain) if marked.at(at) is MARK), None)
        return (self, way) if found is None else (marked.put(found, self.at(way)), found)

    def has_order(self, way: Way) -> bool:
        """Whether it matters where an entry stands; keys of a thing have an order of their own."""
        return self.left_out is None or len(way) > 1

    def _may_go(self, way: Way, goal: Way) -> bool:
        """Whether an entry can stand in the list of a goal."""
        is_near = goal[:-1] == way[:-1]
        return is_near or self.takes(goal[:-1], self.at(way))

    # -- inside

    def _with(self, plain: Plain) -> Self:
        return replace(self, plain=plain)

    def _spliced(self, way: Way, parts: Sequence[Plain]) -> Self:
        """Some parts in the place of one."""
        *above, place = way
        listed, number = self.at(tuple(above)), _number(place)
        return self.put(tuple(above), [*listed[:number], *parts, *listed[number + 1 :]])


def _put(tree: Plain, way: Way, plain: Plain) -> Plain:
    if not way:
        return plain
    step, rest = way[0], way[1:]
    if isinstance(step, int):
        return [*tree[:step], _put(tree[step], rest, plain), *tree[step + 1 :]]
    inner = tree if isinstance(tree, dict) else {}
    if not rest and plain is None:
        return {key: one for key, one in inner.items() if key != step}
    return {**inner, step: _put(inner.get(step), rest, plain)}


def _behind(way: Way, goal: Way) -> Way:
    """Where an entry is after another one has come to a goal."""
    *above, place = goal
    here = len(above)
    if way[:here] != tuple(above) or len(way) <= here or _number(way[here]) < _number(place):
        return way
    return (*way[:here], _number(way[here]) + 1, *way[here + 1 :])


def _ways(tree: Plain, way: Way = ()) -> Iterator[Way]:
    """Every place in a tree."""
    yield way
    if isinstance(tree, dict):
        for key, one in tree.items():
            yield from _ways(one, (*way, key))
    elif isinstance(tree, list):
        for place, one in enumerate(tree):
            yield from _ways(one, (*way, place))


def _number(step: str | int) -> int:
    return step if isinstance(step, int) else 0


def _is_one(words: Vocabulary, plain: Plain) -> bool:
    """Whether a part belongs to a vocabulary; a group says nothing that such groups do not."""
    word = words.word_in(plain)
    if word is None or not words.is_of_groups:
        return word is not None
    known: set[str] = set(word.part.get("properties", {}))
    return set(plain) <= known
