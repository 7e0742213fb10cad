"""What stands on a card: sentences made of its data, true of a card that a designer has changed."""

from collections.abc import Iterator
from itertools import chain

from model.scenario.names_in_words import counted
from model.systems.santa_fe.sentences.clauses import at_once, effects, track
from model.systems.santa_fe.sentences.told import Told
from model.systems.santa_fe.things.cards import Card
from model.systems.santa_fe.things.city import SantaFeCity
from model.wording.speech import later, tr

MAY_LAY = later(
    "From now on everybody may lay {railroad}, at {city} and at every city that it has reached."
)
SCORES = later("Once played it scores {points} for each railroad that has reached {city}.")


def card_sentences(card: Card, told: Told, railroad: str = "") -> list[str]:
    """What a card does, from how it is taken to where it goes; `railroad` is whose it is."""
    if card.of == "short-lines":
        return list(_short_line(told, railroad))
    return [*_taken(card, told), *card_effects(card, told, railroad), *_left(card)]


def card_effects(card: Card, told: Told, railroad: str = "") -> Iterator[str]:
    """What a card does in the round in which it is played."""
    return chain.from_iterable(one.sentences for one in effects(card, told, railroad))


def _taken(card: Card, told: Told) -> Iterator[str]:
    if card.price:
        yield tr("Costs ${price} to take.", price=card.price)
    others = [
        key
        for key, other in told.part.cards.items()
        if key in card.not_drawn_with or card.id in other.not_drawn_with
    ]
    if others:
        yield tr("Not taken in the same round as {cards}.", cards=told.cards(others))
    if card.must_play:
        yield from at_once().sentences


def _left(card: Card) -> Iterator[str]:
    if card.after == "display":
        yield tr("Then it returns to the display.")
    elif card.after == "removed":
        yield tr("Then it leaves the game.")
    elif card.of != "cities":
        yield tr("Then it stays before you.")


def _short_line(told: Told, railroad: str) -> Iterator[str]:
    """A card that is never in a hand."""
    known = told.part.railroads.get(railroad)
    name = told.railroad(railroad)
    home = told.city(known.home) if known is not None and known.home else tr("its home base")
    yield tr("Show it as soon as it is drawn, and draw another card from the deck.")
    yield tr(MAY_LAY, railroad=name, city=home)
    if known is not None:
        yield tr("It has {track}.", track=track(known.track))


def city_sentence(city: SantaFeCity, told: Told) -> str:
    """What a City card is worth in the end."""
    worth = counted(city.value or 0, "point")
    return tr(SCORES, points=worth, city=told.city(city.id))
