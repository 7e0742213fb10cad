"""A program as a value: a list of parts as files write it, and what can be done with its parts.

Nothing here hangs on what the parts mean; what the schema says decides what can stand where.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final, Self

from editor.builder.parts.schemas import Way, fewest, most, schema_at, shape_of
from editor.builder.parts.vocabulary import Vocabulary, vocabulary_at
from model.forms.form import Route
from model.forms.frozen import dataclass

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

    # -- looking

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
        return vocabulary_at(self.system, self.route, _any_numbers(way))

    def takes(self, way: Way, plain: Plain) -> bool:
        """Whether there can be one more entry such as this in the list at a way."""
        part = schema_at(self.system, self.route, _any_numbers(way))
        listed, limit = self.at(way), most(part)
        if not isinstance(listed, list) or (limit is not None and len(listed) >= limit):
            return False
        words = self.vocabulary((*way, 0))
        if words is not None:
            return words.word_in(plain) is not None
        return shape_of(self.system, part) == "options" and isinstance(plain, list)

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
        return self.inserted((*above, _number(place) + 1), self.at(way))

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
        part = schema_at(self.system, self.route, _any_numbers(tuple(above)))
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
        if goal[: len(way)] == way or not self._may_go(way, goal):
            return self, way
        marked = self.inserted(goal, MARK).removed(_behind(way, goal))
        found = next((at for at in _ways(marked.plain) if marked.at(at) is MARK), None)
        return (self, way) if found is None else (marked.put(found, self.at(way)), found)

    def _may_go(self, way: Way, goal: Way) -> bool:
        """Whether an entry can stand in the list of a goal."""
        is_near = goal[:-1] == way[:-1]
        return is_near or self.takes(goal[:-1], self.at(way))

    # -- inside

    def _with(self, plain: Plain) -> Self:
        return type(self)(self.system, self.route, plain)

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


def _any_numbers(way: Way) -> Way:
    """The same way for every entry of a list, so that what is known of it is kept once."""
    return tuple(0 if isinstance(step, int) else step for step in way)
