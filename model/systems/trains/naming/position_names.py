"""What a game in progress names: cards in every zone, parts of cards, and cities."""

from collections.abc import Callable
from typing import Any

from model.collection import Things
from model.scenario.references import Reference, Visit, Way, replaced
from model.systems.trains.things.position import PlayedCard, Position, Resolving, SeatSoFar

WAY: Way = ("position",)
_PILES = ("hand", "deck", "discard", "gained")


def with_names(position: Position, visit: Visit) -> Position:
    """A position with its names as the visitor says; what is said of something gone goes."""
    names = _Names(visit)
    resolving = position.resolving
    return replaced(
        position,
        seats=names.listed(position.seats, (*WAY, "seats"), names.seat),
        supply=names.keys(position.supply, "cards", (*WAY, "supply")),
        box=names.keys(position.box, "cards", (*WAY, "box")),
        stations=names.keys(position.stations, "cities", (*WAY, "stations")),
        resolving=resolving and names.resolving(resolving, (*WAY, "resolving")),
        shuffles=names.listed(position.shuffles, (*WAY, "shuffles"), names.cards),
    )


class _Names:
    """Lists and mappings that hold names; None is what cannot be without one."""

    def __init__(self, visit: Visit) -> None:
        self._visit = visit

    def card(self, name: str, way: Way) -> str | None:
        return self._visit(Reference("cards", name, way, name))

    def cards(self, cards: tuple[str, ...] | None, way: Way) -> Any:
        return cards and self.listed(cards, way, self.card)

    def part(self, address: str, way: Way) -> str | None:
        """`tunnel.1` names a card and a part of it."""
        card, dot, rest = address.partition(".")
        name = self._visit(Reference("cards", card, way, card))
        return None if name is None else f"{name}{dot}{rest}"

    def parts(self, parts: tuple[str, ...], way: Way) -> Any:
        return self.listed(parts, way, self.part)

    def seat(self, seat: SeatSoFar, way: Way) -> SeatSoFar:
        piles: dict[str, Any] = {
            name: self.cards(getattr(seat, name), (*way, name)) for name in _PILES
        }
        play = self.listed(seat.play, (*way, "play"), self.played)
        return replaced(seat, play=play, **piles)

    def played(self, one: PlayedCard, way: Way) -> PlayedCard | None:
        card = self._visit(Reference("cards", one.card, (*way, "card")))
        if card is None:
            return None
        copies = one.copies and self._visit(Reference("cards", one.copies, (*way, "copies")))
        lasts, waits = (
            self.parts(one.lasts, (*way, "lasts")),
            self.parts(one.waits, (*way, "waits")),
        )
        changed = replaced(one, lasts=lasts, waits=waits)
        is_same = (card, copies) == (one.card, one.copies)
        return changed if is_same else replaced(changed, card=card, copies=copies or "")

    def resolving(self, one: Resolving, way: Way) -> Resolving:
        at, aside = self.parts(one.at, (*way, "at")), self.cards(one.aside, (*way, "aside"))
        return replaced(one, at=at, aside=aside)

    def listed(self, entries: Any, way: Way, alter: Callable[[Any, Way], Any]) -> Any:
        """Entries of a list, each altered."""
        altered = [alter(one, (*way, number)) for number, one in enumerate(entries)]
        if all(new == old for new, old in zip(altered, entries, strict=True)):
            return entries
        return tuple([one for one in altered if one is not None])

    def keys(self, things: Things[int] | None, target: str, way: Way) -> Things[int] | None:
        """Numbers by name."""
        if things is None:
            return None
        names = {
            key: self._visit(Reference(target, key, (*way, key), is_key=True)) for key in things
        }
        if all(name == key for key, name in names.items()):
            return things
        return Things({name: things[key] for key, name in names.items() if name is not None})
