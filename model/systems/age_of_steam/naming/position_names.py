"""What a game in progress names: goods, cities, New Cities and special links."""

from collections.abc import Callable, Iterator
from typing import Any

from model.collection import Things
from model.scenario.references import Reference, Visit, Way, members, replaced
from model.systems.age_of_steam.things.city import SLOTS
from model.systems.age_of_steam.things.position import Position, SeatSoFar

WAY: Way = ("position",)
_BY_GOOD = ("bag", "supply", "gone")


def with_names(position: Position, visit: Visit) -> Position:
    """A position with its names as the visitor says; what is counted of something gone goes."""
    names = _Names(visit)
    changed: dict[str, Any] = {
        name: names.keys(getattr(position, name), "goods", (*WAY, name)) for name in _BY_GOOD
    }
    return replaced(
        position,
        seats=_seats(position.seats, names),
        urbanized=names.urbanized(position.urbanized, (*WAY, "urbanized")),
        claims=names.keys(position.claims, "special_links", (*WAY, "claims")),
        cubes=names.counts(position.cubes, "cities", (*WAY, "cubes")),
        waiting=names.counts(position.waiting, "new_cities", (*WAY, "waiting")),
        display=names.columns(position.display, (*WAY, "display")),
        colours=names.listed(position.colours, "cities", (*WAY, "colours")),
        closed=members(position.closed, "cities", (*WAY, "closed"), visit),
        **changed,
    )


def _seats(seats: tuple[SeatSoFar, ...], names: "_Names") -> tuple[SeatSoFar, ...]:
    altered = [
        replaced(seat, kept=names.keys(seat.kept, "goods", (*WAY, "seats", number, "kept")))
        for number, seat in enumerate(seats)
    ]
    is_same = all(new is old for new, old in zip(altered, seats, strict=True))
    return seats if is_same else tuple(altered)


class _Names:
    """Mappings whose keys or entries are names."""

    def __init__(self, visit: Visit) -> None:
        self._visit = visit

    def keys(
        self, things: Any, target: str, way: Way, alter: Callable[[Any, Way], Any] | None = None
    ) -> Any:
        """Things by name, each altered where that is asked for; cells are no names."""
        if things is None:
            return None
        altered = dict(self._altered(things, target, way, alter))
        is_same = list(altered) == list(things) and all(altered[k] is things[k] for k in altered)
        return things if is_same else Things(altered)

    def _altered(
        self, things: Any, target: str, way: Way, alter: Callable[[Any, Way], Any] | None
    ) -> Iterator[tuple[str, Any]]:
        for key, one in things.items():
            inner: Way = (*way, key)
            is_name = "," not in key and key not in SLOTS
            named = Reference(target, key, inner, is_key=True)
            name = self._visit(named) if is_name else key
            if name is not None:
                yield name, one if alter is None else alter(one, inner)

    def counts(self, things: Any, target: str, way: Way) -> Any:
        """How many cubes of each colour are where."""
        return self.keys(things, target, way, lambda one, inner: self.keys(one, "goods", inner))

    def listed(self, things: Any, target: str, way: Way) -> Any:
        """Colours by place."""
        return self.keys(
            things, target, way, lambda one, inner: members(one, "goods", inner, self._visit)
        )

    def columns(self, things: Any, way: Way) -> Any:
        """Columns of the display from the top; an empty square stays one."""
        return self.keys(things, "new_cities", way, self._column)

    def _column(self, squares: tuple[str, ...], way: Way) -> tuple[str, ...]:
        names = [
            (self._visit(Reference("goods", one, (*way, number))) or "") if one else one
            for number, one in enumerate(squares)
        ]
        return squares if names == list(squares) else tuple(names)

    def urbanized(self, things: Any, way: Way) -> Any:
        """New Cities by town; without the tile a town is a town again."""

        def tile(name: str, inner: Way) -> str:
            return self._visit(Reference("new_cities", name, inner)) or ""

        found = self.keys(things, "cities", way, tile)
        return found if all(found.values()) else Things({k: v for k, v in found.items() if v})
