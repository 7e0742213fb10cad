"""All cards of a scenario: as many of each kind as its games need, and one randomizer a kind."""

from collections.abc import Iterator

from drawing.cards.backs import back
from drawing.cards.card import Card
from drawing.shapes.symbols import Picture
from drawing.systems.trains.cards.front import card_front
from drawing.systems.trains.cards.randomizer import randomizer_front
from drawing.themes.theme import Theme
from model.scenario.scenario import Scenario
from model.systems.trains.sentences.told import Told, told_of
from model.systems.trains.things.card import Card as Kind
from model.wording.speech import tr

MOST = 99
"""Copies of one card that are printed."""


def cards_of(scenario: Scenario, theme: Theme, folder: str = "") -> list[Card]:
    """Pile by pile what lies on the table, those of every game first, and then the randomizers."""
    told = told_of(scenario)
    if told is None:
        return []
    title = scenario.title or scenario.id or "Milepost"
    deck = back(title, tr("Cards"), "card-back", theme)
    others = back(title, tr("Randomizers"), "card-back-special", theme)
    return [
        *(Card(name, front, deck, "cards") for name, front in _piles(told, theme, folder)),
        *(
            Card(f"randomizer-{kind.id}", randomizer_front(kind, theme), others, "randomizers")
            for kind in randomizers(told)
        ),
    ]


def _piles(told: Told, theme: Theme, folder: str) -> Iterator[tuple[str, Picture]]:
    counts, cards = told.counts(), told.part.cards
    for key in in_order(told):
        front = card_front(cards[key], cards, theme, folder)
        count = min(counts[key], MOST)
        for number in range(count):
            yield (f"{key}-{number + 1}" if count > 1 else key), front


def in_order(told: Told) -> list[str]:
    """The kinds that are needed: starting decks, the piles of every game, then kinds to choose."""
    counts, rules = told.counts(), told.rules
    first = [*rules.start.deck, *rules.supply.always, *told.part.cards]
    return [key for key in dict.fromkeys(first) if key in counts]


def randomizers(told: Told) -> list[Kind]:
    """The kinds of which one card more is drawn to choose those of a game (TRN-COMP-02)."""
    kinds = told.kinds()
    return kinds if len(kinds) > told.rules.supply.select.count else []
