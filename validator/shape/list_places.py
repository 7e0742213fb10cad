"""Ways to places of a document, by ids or by numbers; each list is looked through but once."""

from collections.abc import Iterable, Sequence
from functools import reduce
from typing import Any

from model.collection import same
from model.yaml.canonical import item_key
from validator.finding import Way

_ByKey = dict[str | None, list[int]]


class ListPlaces:
    """Where things stand in the lists of a document, which must not change meanwhile."""

    def __init__(self) -> None:
        # A list is kept with its places, so that no other list can get its number.
        self._known: dict[int, tuple[Sequence[Any], _ByKey]] = {}

    def followed(self, plain: Any, route: Iterable[str | int]) -> tuple[Way, Any]:
        """The way to a place by the ids of things, where they have some, and what stands there."""
        way: list[str | int] = []
        for step in route:
            if isinstance(plain, list) and isinstance(step, int):
                name = item_key(plain[step])
                is_first = name is not None and self._places(plain)[name][0] == step
                way.append(name if name is not None and is_first else step)
                plain = plain[step]
            else:
                way.append(step)
                plain = plain.get(step) if isinstance(plain, dict) else None
        return tuple(way), plain

    def positions(self, plain: Any, route: Iterable[str], said: Any) -> tuple[list[str | int], str]:
        """The route of a misfit by places in lists, and the word of a text that is meant."""
        found: list[str | int] = []
        for name in route:
            if isinstance(plain, list):
                place = self._place_in(plain, name, said)
                if place is None:
                    break
                found.append(place)
                plain = plain[place]
            elif isinstance(plain, dict):
                found.append(name)
                plain = plain.get(name)
            else:
                return found, said if isinstance(said, str) else ""
        return found, ""

    def in_file(self, file: Any, way: Way, said: Any) -> Way:
        """The same way where the file itself lists a value in another place.

        A scenario that stands on a preset is judged as it would be written, with sets in order.
        """
        if not way or not isinstance(way[-1], int):
            return way
        items = reduce(self._below, way[:-1], file)
        if not isinstance(items, list):
            return way
        place = next((at for at, one in enumerate(items) if same(one, said)), way[-1])
        return (*way[:-1], place)

    def _below(self, plain: Any, step: str | int) -> Any:
        """What stands at a step of a way; None where that is nothing."""
        if isinstance(plain, dict):
            return plain.get(step)
        if not isinstance(plain, list):
            return None
        place = next(iter(self._places(plain).get(step, ())), -1) if isinstance(step, str) else step
        return plain[place] if 0 <= place < len(plain) else None

    def _place_in(self, items: Sequence[Any], name: str, said: Any) -> int | None:
        """The first thing that is called so, or the last that says what a nameless one says."""
        if not name.startswith("#"):
            return next(iter(self._places(items).get(name, ())), None)
        places = self._places(items).get(item_key(said), ())
        return next((place for place in reversed(places) if same(items[place], said)), None)

    def _places(self, items: Sequence[Any]) -> _ByKey:
        if id(items) not in self._known:
            places: _ByKey = {}
            for place, item in enumerate(items):
                places.setdefault(item_key(item), []).append(place)
            self._known[id(items)] = (items, places)
        return self._known[id(items)][1]
