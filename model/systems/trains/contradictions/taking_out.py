"""A card without one of its parts: the simplest way out of a contradiction."""

from dataclasses import replace
from typing import Any

from model.scenario.references import Way
from model.systems.trains.effects.effect import ChooseOne, Optional
from model.systems.trains.things.card import Card


def without(card: Card, way: Way) -> Card:
    """A card without a part, an option, or what it does when bought.

    What would hold nothing any more goes too; of two options the other one stays as plain parts.
    """
    match way:
        case ("effects", *rest):
            return replace(card, effects=_less(card.effects, tuple(rest)))
        case ("on_buy",):
            return replace(card, on_buy=())
        case ("on_buy", int(number)):
            return replace(card, on_buy=_but(card.on_buy, number))
    return card


def _but(parts: tuple[Any, ...], number: int) -> tuple[Any, ...]:
    return (*parts[:number], *parts[number + 1 :])


def _less(parts: tuple[Any, ...], way: Way) -> tuple[Any, ...]:
    """A text without what stands at a way in it."""
    match way:
        case (int(number),):
            return _but(parts, number)
        case (int(number), *inside):
            changed = _changed(parts[number], tuple(inside))
            return (*parts[:number], *changed, *parts[number + 1 :])
    return parts


def _changed(effect: Any, way: Way) -> tuple[Any, ...]:
    """What stands in the place of a part that held what is taken out."""
    match effect, way:
        case Optional(inner), ("optional", *rest):
            left = _less(inner, tuple(rest))
            return (Optional(left),) if left else ()
        case ChooseOne(options), ("choose_one", int(number)):
            return _chosen(_but(options, number))
        case ChooseOne(options), ("choose_one", int(number), *rest):
            left = _less(options[number], tuple(rest))
            if not left:
                return _chosen(_but(options, number))
            return (ChooseOne((*options[:number], left, *options[number + 1 :])),)
    return (effect,)


def _chosen(options: tuple[tuple[Any, ...], ...]) -> tuple[Any, ...]:
    """A choice among what is left; of a single option its parts."""
    return options[0] if len(options) == 1 else (ChooseOne(options),)
