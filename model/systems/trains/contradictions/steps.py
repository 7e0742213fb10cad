"""The parts of a card in the order in which they are applied, each with those before it."""

from collections.abc import Iterator
from typing import Any, NamedTuple, TypeVar

from model.scenario.references import Way
from model.systems.trains.effects.effect import ChooseOne, Optional
from model.systems.trains.things.card import Card

_Kind = TypeVar("_Kind")


class Step(NamedTuple):
    """One part of a card's text."""

    way: Way
    """Where it stands in the card: `effects 1`, or `effects 0 choose_one 2 0` inside an option."""
    effect: Any
    before: "tuple[Step, ...]" = ()
    """All that may have been applied before it; of other options nothing."""

    @property
    def text(self) -> Way:
        """The list in which it stands: the whole text, or an option."""
        return self.way[:-1]

    def surely(self, kind: type[_Kind]) -> "Iterator[Step]":
        """The parts of a kind that have been applied before it, whatever was chosen."""
        return (one for one in self.before if isinstance(one.effect, kind) and goes_with(one, self))


def goes_with(one: Step, other: Step) -> bool:
    """Whether one is applied wherever the other is: its text is around the other's."""
    return other.way[: len(one.text)] == one.text


def steps_of(card: Card) -> list[Step]:
    """Every part of what a card does when it is played, those inside others too."""
    return list(_walk(card.effects, ("effects",), ()))


def _walk(effects: tuple[Any, ...], way: Way, before: tuple[Step, ...]) -> Iterator[Step]:
    for number, effect in enumerate(effects):
        step = Step((*way, number), effect, before)
        yield step
        inside = [list(_walk(text, at, before)) for at, text in texts_inside(effect, step.way)]
        found = [one for option in inside for one in option]
        yield from found
        before = (*before, *(found or [step]))


def texts_inside(effect: Any, way: Way) -> Iterator[tuple[Way, tuple[Any, ...]]]:
    """The lists of parts that a part holds."""
    match effect:
        case ChooseOne(options):
            for number, option in enumerate(options):
                yield (*way, "choose_one", number), option
        case Optional(inner):
            yield (*way, "optional"), inner
