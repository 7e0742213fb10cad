"""The pictures of a card: what it is where it does nothing, and otherwise what its parts do."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Any, Final, NamedTuple

from drawing.files.own_data import data_of
from drawing.goods.icon_book import Mark, mark_of
from drawing.shapes.curves import shifted
from drawing.shapes.symbols import Batch, Box, Curves, Ink, Shape, Symbol
from model.systems.trains.effects import coins, deck, effect, exchanging, hand, lasting, pieces
from model.systems.trains.things.card import Card

FAST, VERY_FAST = 2, 3
"""The coin from which on a train looks like an express, and like a limited express."""
WASTE: Final = "waste"
BLOCK, TOWER = 2, 4
"""The points from which on a building has several storeys, and is a skyscraper."""
_OF_CATEGORY: Final = {
    "action": "signal",
    "rail": "track",
    "station": "station",
    "waste": WASTE,
}
_WAIVED: Final = {
    "river": "bridge",
    "mountain": "tunnel",
    "city": "viaduct",
    "remote": "remote",
    "foreign-coin": "together",
    "foreign-waste": "together",
    "all-but-remote": "underground",
}
_SHOWN: Final[Mapping[type[Any], str]] = {
    coins.Coin: "coin",
    coins.CoinOfChosen: "coin",
    coins.CoinIfInPlay: "coin",
    coins.CoinPerDiscarded: "coin",
    coins.CoinPerReturned: "coin",
    pieces.Points: "points",
    pieces.Rail: "track",
    pieces.Station: "station",
    pieces.GainWaste: WASTE,
    hand.Draw: "draw",
    hand.Discard: "discard",
    hand.DrawAsDiscarded: "draw",
    hand.ReturnWaste: "cleared",
    deck.RevealUntil: "look",
    deck.RevealTop: "look",
    deck.PeekTop: "look",
    deck.NameAndPeek: "look",
    deck.TakeFromDiscard: "take",
    deck.TopdeckFromPlay: "to-deck",
    exchanging.TrashSelf: "trash",
    exchanging.TrashFromHand: "trash",
    exchanging.Gain: "gain",
    exchanging.GainSameAsShown: "gain",
    exchanging.Copy: "copy",
    effect.ChooseOne: "choose",
}


class Motif(NamedTuple):
    """A picture, and the number beside it where there is one."""

    name: str
    number: int = 0


def motifs(card: Card) -> list[Motif]:
    """The pictures of a card, each once: what it is, if it is a train, and then what it does.

    Waste that it brings is noted at its foot.
    """
    found = [Motif(_train(card))] if "train" in card.categories else []
    parts = [one for part in card.effects for one in _of_part(part)]
    shown = list(dict.fromkeys([*found, *(one for one in parts if one.name != WASTE)]))
    return shown or [Motif(kind_of_card(card))]


def kind_of_card(card: Card) -> str:
    """The picture of what a card is, from its first category."""
    match card.categories[:1]:
        case ("train",):
            return _train(card)
        case ("vp",):
            storeys = (("tower", TOWER), ("block", BLOCK))
            return next((name for name, least in storeys if card.points >= least), "house")
    return _OF_CATEGORY.get(card.categories[0], "signal") if card.categories else "signal"


def of_category(category: str) -> str:
    """The picture that stands for a category."""
    others = {"train": "engine", "vp": "points"}
    return _OF_CATEGORY.get(category) or others.get(category, "signal")


def _train(card: Card) -> str:
    fast = (("bullet", VERY_FAST), ("express", FAST))
    return next((name for name, least in fast if card.value >= least), "engine")


def _of_part(part: Any) -> Iterator[Motif]:
    match part:
        case lasting.WhileInPlay(told):
            yield from _lasting(told)
        case effect.Optional(inner):
            for one in inner:
                yield from _of_part(one)
        case _:
            category = _category(part)
            yield from [Motif(of_category(category))] if category else []
            yield Motif(_SHOWN[type(part)], _number(part))


def _category(part: Any) -> str:
    """The category of the cards that a part is about, which stands before what it does."""
    match part:
        case coins.CoinOfChosen(str(category)) | exchanging.TrashFromHand(str(category)):
            return category
        case (
            deck.RevealUntil(told) | deck.TakeFromDiscard(told) | deck.TopdeckFromPlay(told)
            | exchanging.Gain(told) | exchanging.GainSameAsShown(told) | exchanging.Copy(told)
        ):  # fmt: skip
            return str(told.category)
    return ""


def _number(part: Any) -> int:
    """How many, where it is more than one and told by a number."""
    match part:
        case (
            coins.Coin(number) | pieces.Points(number) | pieces.Rail(number)
            | pieces.Station(number) | pieces.GainWaste(number) | hand.Draw(number)
            | hand.Discard(int(number)) | hand.ReturnWaste(int(number))
        ) if number > 1:  # fmt: skip
            return int(number)
    return 0


def _lasting(told: Any) -> Iterator[Motif]:
    match told:
        case lasting.Waive(waived):
            yield from (Motif(_WAIVED[one]) for one in waived)
        case lasting.IgnoreWaste():
            yield Motif("no-waste")
        case lasting.CoinOnPlay():
            yield from [Motif(of_category(one)) for one in (told.coin_on_play.category,) if one]
            yield Motif("coin", told.coin_on_play.coin if told.coin_on_play.coin > 1 else 0)
        case lasting.BuyToDeckTop():
            yield Motif("to-deck")


# -- drawn


@cache
def _book() -> Mapping[str, tuple[Mark, ...]]:
    data = data_of("systems/trains/cards", "motifs.yaml")
    return {name: tuple(map(mark_of, marks)) for name, marks in data.items()}


def names() -> Iterable[str]:
    """Every picture there is."""
    return _book().keys()


@cache
def symbol(name: str, colour: str, ground: str, size: float) -> Symbol:
    """A picture of a size in one colour on a ground, for what shows it many times."""
    shapes = (
        Shape(mark.curve, _ink(mark, ground if mark.through else colour, size))
        for mark in _book()[name]
    )
    return Symbol(f"motif-{name}", tuple(shapes))


def picture(name: str, box: Box, colour: str, ground: str) -> Iterator[Batch]:
    """A picture in a square box, in one colour on a ground."""
    middle = box.x + box.width / 2, box.y + box.height / 2
    for mark in _book()[name]:
        ink = _ink(mark, ground if mark.through else colour, box.width)
        yield Curves(ink, [shifted(mark.curve, middle, box.width)])


def _ink(mark: Mark, colour: str, size: float) -> Ink:
    wide = mark.width * size
    return Ink(line=colour, width=wide) if wide else Ink(fill=colour)
