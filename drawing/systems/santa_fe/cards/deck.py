"""All the cards of a scenario, as many as its data says: the deck, and then the display."""

from collections.abc import Iterator
from typing import NamedTuple

from drawing.cards.backs import back
from drawing.cards.card import Card
from drawing.cards.minimap import Minimap, minimap
from drawing.shapes.symbols import Picture
from drawing.systems.santa_fe.cards.city_card import city_front
from drawing.systems.santa_fe.cards.railroad_card import railroad_front
from drawing.systems.santa_fe.cards.special_card import special_front
from drawing.themes.theme import Theme
from model.scenario.scenario import Scenario
from model.systems.santa_fe.rules.card_counts import copies_of
from model.systems.santa_fe.sentences.told import Told, told_of
from model.systems.santa_fe.things.cards import Card as Kind
from model.wording.speech import tr

MOST = 99
"""Copies of one card that are printed."""


class _Fronts(NamedTuple):
    told: Told
    theme: Theme
    stamp: Minimap


def cards_of(scenario: Scenario, theme: Theme, folder: str = "") -> list[Card]:
    """City and Short Line cards, which make one deck, and then those that lie in the display."""
    told = told_of(scenario)
    if told is None:
        return []
    fronts = _Fronts(told, theme, minimap(told.scenario, theme, folder))
    title = scenario.title or scenario.id or "Milepost"
    deck = back(title, tr("Deck"), "card-back-city", theme)
    display = back(title, tr("Display"), "card-back-special", theme)
    return [
        *(Card(name, front, deck, "deck") for name, front in _deck(fronts)),
        *(Card(name, front, display, "display") for name, front in _display(fronts)),
    ]


def _deck(fronts: _Fronts) -> Iterator[tuple[str, Picture]]:
    """Short Lines come up among the cities, so that nobody may know them by their backs."""
    told, theme, stamp = fronts
    for kind in told.kinds("cities"):
        for city in told.cities():
            front = city_front(city, kind, told, theme, stamp)
            yield from _copies(f"city-{city.id}", front, copies_of(city, told.rules))
    for kind in told.kinds("short-lines"):
        yield from _of_railroads(kind, fronts, major=False)


def _display(fronts: _Fronts) -> Iterator[tuple[str, Picture]]:
    told, theme, _ = fronts
    for kind in told.kinds("none"):
        yield from _copies(kind.id, special_front(kind, told, theme), kind.count)
    for kind in told.kinds("majors"):
        yield from _of_railroads(kind, fronts, major=True)


def _of_railroads(kind: Kind, fronts: _Fronts, *, major: bool) -> Iterator[tuple[str, Picture]]:
    told, theme, stamp = fronts
    for railroad in told.railroads(major=major):
        front = railroad_front(kind, railroad, told, theme, stamp)
        yield from _copies(f"{kind.id}-{railroad.id}", front, kind.count)


def _copies(name: str, front: Picture, count: int) -> Iterator[tuple[str, Picture]]:
    for number in range(min(max(count, 0), MOST)):
        yield (f"{name}-{number + 1}" if count > 1 else name), front
