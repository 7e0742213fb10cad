"""What the builder tells of cards of Santa Fe: words of players, sentences, the printed card."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from drawing.cards.minimap import minimap
from drawing.shapes.symbols import Picture
from drawing.systems.santa_fe.cards.city_card import city_front
from drawing.systems.santa_fe.cards.railroad_card import railroad_front
from drawing.systems.santa_fe.cards.special_card import special_front
from drawing.themes.theme import Theme
from editor.builder.key_programs import KeyPrograms
from editor.builder.parts.program import Plain
from editor.builder.programs import Programs
from editor.words import later, tr
from model.scenario.collections import things_in
from model.scenario.scenario import Scenario
from model.systems.santa_fe.sentences.cards import how_many
from model.systems.santa_fe.sentences.printed_cards import card_sentences
from model.systems.santa_fe.sentences.told import Told, told_of
from model.systems.santa_fe.things.cards import Card

TITLES: Final = {
    "of": later("Each is of"),
    "count": later("Cards"),
    "in_play": later("In play"),
    "per_player": later("For each player"),
    "plus": later("and so many more"),
    "pieces": later("Pieces of track"),
    "first": later("1st turn"),
    "second": later("2nd turn"),
    "mode": later("In which turns"),
    "due": later("Owed"),
    "bonus": later("Every bonus times"),
    "exchange": later("City cards may be exchanged"),
    "branch": later("A new route may be started"),
    "markers": later("Boomtown markers"),
    "must_play": later("Played at once"),
    "companions": later("Played together with"),
    "not_drawn_with": later("Not drawn with"),
    "after": later("Afterwards"),
}
"""Words as players say them."""
CHOICES: Final = {
    "each": later("Both turns"),
    "either": later("One of the two"),
    "each-turn": later("In each turn"),
    "round": later("One in the round"),
    "display": later("Back to the display"),
    "removed": later("Out of the game"),
    "tableau": later("Stays before its player"),
    "cities": later("Cities"),
    "majors": later("Majors"),
    "short-lines": later("Short lines"),
    "none": later("Nothing"),
}
GROUPS: Final = {
    later("Laying"): "pieces bonus",
    later("What may be done besides"): "exchange branch markers",
    later("When it is played"): "in_play must_play companions not_drawn_with after",
}
_GROUP_OF: Final = {word: group for group, words in GROUPS.items() for word in words.split()}


class CardPrograms(KeyPrograms):
    """What cards do."""

    BESIDE: ClassVar = ("name", "of", "count", "price")

    def word_title(self, word: str) -> str:
        return tr(TITLES.get(word, ""))

    def choice_title(self, word: str) -> str:
        return tr(CHOICES.get(word, ""))

    def group(self, word: str) -> str:
        return tr(_GROUP_OF.get(word, ""))

    def sentence(self, scenario: Scenario, key: str, plain: Plain) -> str:
        told, ((word, value), *_) = told_of(scenario), plain.items()
        if word == "in_play":
            found = self.thing_that(scenario, key, in_play=value)
            return "" if found is None else list(how_many(found))[-1]
        other = {"after": "display" if value == "tableau" else "tableau"}
        base = {} if word == "after" else {"after": "tableau"}
        card = self.thing_that(scenario, key, **{**base, word: value})
        bare = self.thing_that(scenario, key, **(other if word == "after" else base))
        if told is None or card is None or bare is None:
            return ""
        known = card_sentences(bare, told)
        return " ".join(one for one in card_sentences(card, told) if one not in known)

    def sentences(self, scenario: Scenario, key: str) -> Sequence[str]:
        card, told = things_in(scenario, "cards")[key], told_of(scenario)
        does = [] if told is None else card_sentences(card, told)
        return [*how_many(card), *does]

    def printed(self, scenario: Scenario, key: str, theme: Theme, folder: str) -> Picture | None:
        told = told_of(scenario)
        card = things_in(scenario, "cards").get(key)
        return None if told is None or card is None else _front(card, told, theme, folder)


def _front(card: Card, told: Told, theme: Theme, folder: str) -> Picture | None:
    """One of the cards of a kind: that of the first city or railroad, or the card itself."""
    if card.of == "none":
        return special_front(card, told, theme)
    stamp = minimap(told.scenario, theme, folder)
    if card.of == "cities":
        cities = told.cities()
        return city_front(cities[0], card, told, theme, stamp) if cities else None
    railroads: Sequence[Any] = told.railroads(major=card.of == "majors")
    return railroad_front(card, railroads[0], told, theme, stamp) if railroads else None


PROGRAMS: Final[Mapping[str, type[Programs]]] = {"cards": CardPrograms}
