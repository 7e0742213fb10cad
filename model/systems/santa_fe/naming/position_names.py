"""What a game in progress names: cards, cities, lines, railroads and markers."""

from collections.abc import Callable, Container, Iterator
from typing import Any

from model.collection import Things
from model.scenario.references import Reference, Visit, Way, members, replaced
from model.systems.santa_fe.things.position import Position, RouteSoFar, SeatSoFar

WAY: Way = ("position",)
_PILES = ("deck", "display", "removed", "aside", "third")
_OF_SEATS = ("hand", "tableau", "play", "drawn")


def with_names(position: Position, kinds: Container[str], visit: Visit) -> Position:
    """A position with its names as the visitor says; what is said of something gone goes."""
    names = _Names(kinds, visit)
    piles: dict[str, Any] = {
        name: names.cards(getattr(position, name), (*WAY, name)) for name in _PILES
    }
    return replaced(
        position,
        seats=names.listed(position.seats, (*WAY, "seats"), names.seat),
        track=names.keys(position.track, "lines", (*WAY, "track"), names.pieces),
        routes=names.keys(position.routes, "railroads", (*WAY, "routes"), names.route),
        short_lines=members(position.short_lines, "railroads", (*WAY, "short_lines"), visit),
        boomed=names.keys(position.boomed, "cities", (*WAY, "boomed"), names.marker),
        paid_cities=members(position.paid_cities, "cities", (*WAY, "paid_cities"), visit),
        paid_squares=names.keys(
            position.paid_squares, "cities", (*WAY, "paid_squares"), names.majors
        ),
        **piles,
    )


class _Names:
    """Lists, mappings and texts that hold names; None is what cannot be without one."""

    def __init__(self, kinds: Container[str], visit: Visit) -> None:
        self._kinds = kinds
        self._visit = visit

    def cards(self, cards: tuple[str, ...] | None, way: Way) -> tuple[str, ...] | None:
        """Single cards by their names; one of something that is gone goes."""
        return cards and self.listed(cards, way, self.card)

    def card(self, text: str, way: Way) -> str | None:
        """`branch sf` names a kind and a railroad, `denver` a city if it is no kind."""
        first, _, railroad = text.partition(" ")
        target = "cards" if railroad or first in self._kinds else "cities"
        name = self._visit(Reference(target, first, way, first))
        if not railroad or name is None:
            return name
        of = self._visit(Reference("railroads", railroad, way, railroad))
        return None if of is None else f"{name} {of}"

    def seat(self, seat: SeatSoFar, way: Way) -> SeatSoFar:
        changed = {name: self.cards(getattr(seat, name), (*way, name)) for name in _OF_SEATS}
        return replaced(seat, **changed)

    def pieces(self, text: str, way: Way) -> str | None:
        """`sf 2 from chicago`: a railroad, and cities from which pieces run."""
        words = text.split()
        targets = ["railroads", *("cities" if one == "from" else "" for one in words[:-1])]
        named = [
            self._visit(Reference(target, word, way, word)) if target else word
            for target, word in zip(targets, words, strict=True)
        ]
        known = [word for word in named if word is not None]
        return " ".join(known) if len(known) == len(words) else None

    def route(self, route: RouteSoFar, way: Way) -> RouteSoFar:
        def head(city: str, inner: Way) -> str | None:
            return self._visit(Reference("cities", city, inner, city))

        return replaced(route, heads=self.listed(route.heads, (*way, "heads"), head))

    def marker(self, marker: str, way: Way) -> str | None:
        return self._visit(Reference("boom_markers", marker, way))

    def majors(self, majors: tuple[str, ...], way: Way) -> tuple[str, ...]:
        return members(majors, "railroads", way, self._visit)

    def listed(self, entries: Any, way: Way, alter: Callable[[Any, Way], Any]) -> Any:
        """Entries of a list, each altered."""
        altered = [alter(one, (*way, number)) for number, one in enumerate(entries)]
        if all(new == old for new, old in zip(altered, entries, strict=True)):
            return entries
        return tuple([one for one in altered if one is not None])

    def keys(
        self, things: Things[Any], target: str, way: Way, alter: Callable[[Any, Way], Any]
    ) -> Things[Any]:
        """Things by name, each altered."""
        altered = dict(self._altered(things, target, way, alter))
        is_same = list(altered) == list(things) and all(altered[k] == things[k] for k in altered)
        return things if is_same else Things(altered)

    def _altered(
        self, things: Things[Any], target: str, way: Way, alter: Callable[[Any, Way], Any]
    ) -> Iterator[tuple[str, Any]]:
        for key, one in things.items():
            inner: Way = (*way, key)
            name = self._visit(Reference(target, key, inner, is_key=True))
            new = alter(one, inner)
            if name is not None and new is not None:
                yield name, new
