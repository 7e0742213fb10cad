"""What the builder tells of cards: words of players, contradictions, the printed card."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from drawing.shapes.symbols import Picture
from drawing.systems.trains.cards.front import card_front
from drawing.themes.theme import Theme
from editor.builder.parts.program import Plain
from editor.builder.programs import Programs, Warned
from editor.words import later, tr
from model.scenario.collections import things_in
from model.scenario.scenario import Scenario
from model.systems.trains.contradictions.contradictions import contradictions
from model.systems.trains.sentences.effects import card_sentences, sentence
from model.systems.trains.things.card import Card

FIELDS: Final = {"effects": later("When it is played"), "on_buy": later("When it is bought")}
TITLES: Final = {
    "coin_of_chosen": later("Value of a card in play"),
    "coin_if_in_play": later("Coin if a card is in play"),
    "coin_per_discarded": later("Coin for each discarded"),
    "coin_per_returned": later("Coin for each returned"),
    "vp": later("Points"),
    "draw_as_discarded": later("Draw for each discarded"),
    "return_waste": later("Return Waste"),
    "reveal_until": later("Reveal until one comes"),
    "reveal_top": later("Look at the top cards"),
    "peek_top": later("Look at the top card"),
    "name_and_peek": later("Name a card and look"),
    "trash_self": later("Trash this card"),
    "trash_from_hand": later("Trash from the hand"),
    "gain_same_as_shown": later("Gain the same as one shown"),
    "copy": later("Do what another card does"),
    "optional": later("You may"),
    "waive": later("Rails do not pay for"),
    "ignore_waste": later("No Waste is gained"),
    "coin_on_play": later("Coin when cards are played"),
    "buy_to_deck_top": later("Bought cards onto the deck"),
}
"""Words as players say them, where those of the file are short."""
FIELD_TITLES: Final = {
    "max_cost": later("At most"),
    "over_trashed": later("Above the trashed one"),
    "cards": later("Cards"),
    "take": later("Of these into the hand"),
    "rest": later("The others"),
    "hit": later("If named"),
    "miss": later("If not"),
    "public": later("Seen by all"),
    "optional": later("May be left"),
    "text": later("Own words"),
    "buyable": later("Can be bought"),
    "count": later("How many"),
}
CHOICES: Final = {
    "rail": later("Rail laying"),
    "vp": later("Points"),
    "any": later("Any number"),
    "all": later("All"),
    "deck": later("Onto the deck"),
    "hand": later("Hand"),
    "gained": later("Gained pile"),
    "discard": later("Discard pile"),
    "top": later("Back onto the deck"),
    "play": later("Play area"),
    "top-any-order": later("Back in any order"),
    "foreign-coin": later("Coin for others' markers"),
    "foreign-waste": later("Waste for others' markers"),
    "all-but-remote": later("All but remote places"),
    "remote": later("Remote places"),
    "river": later("Rivers"),
    "mountain": later("Mountains"),
    "city": later("Cities"),
}
"""What fields can be."""
GROUPS: Final = {
    later("Coin and points"): "coin coin_of_chosen coin_if_in_play coin_per_discarded "
    "coin_per_returned vp",
    later("Rails and stations"): "rail station",
    later("Waste"): "waste return_waste",
    later("The hand"): "draw discard draw_as_discarded",
    later("Deck and discard pile"): "reveal_until reveal_top peek_top name_and_peek "
    "take_from_discard topdeck_from_play",
    later("Trash and gain"): "trash_self trash_from_hand gain gain_same_as_shown",
    later("More than once, or not at all"): "choose_one optional while_in_play copy",
}
_GROUP_OF: Final = {word: group for group, words in GROUPS.items() for word in words.split()}


class CardPrograms(Programs):
    """What cards do when they are played, and when they are bought."""

    def field_title(self, field: str) -> str:
        return tr(FIELDS[field])

    def word_title(self, word: str) -> str:
        return tr(TITLES.get(word, "") or FIELD_TITLES.get(word, ""))

    def choice_title(self, word: str) -> str:
        return tr(CHOICES.get(word, ""))

    def group(self, word: str) -> str:
        return tr(_GROUP_OF.get(word, ""))

    def sentence(self, scenario: Scenario, key: str, plain: Plain) -> str:
        part = self.read("effects", plain)
        return "" if part is None else sentence(part, things_in(scenario, "cards"))

    def sentences(self, scenario: Scenario, key: str) -> Sequence[str]:
        card, _ = self._understood(scenario, key)
        told = card_sentences(card, things_in(scenario, "cards"))
        return told or [tr("Its value is all it brings.")]

    def warned(self, scenario: Scenario, key: str) -> Sequence[Warned]:
        card, places = self._understood(scenario, key)
        return [
            Warned(str(one.way[0]), way, one.sentence, _way(one.other, places))
            for one in contradictions(card)
            for way in [_way(one.way, places)]
        ]

    def printed(self, scenario: Scenario, key: str, theme: Theme, folder: str) -> Picture | None:
        card, _ = self._understood(scenario, key)
        return card_front(card, things_in(scenario, "cards"), theme, folder)

    def _understood(self, scenario: Scenario, key: str) -> tuple[Card, dict[str, list[int]]]:
        """A card with those of its parts that can be understood, and where they stand."""
        found: dict[str, Any] = {}
        places: dict[str, list[int]] = {}
        for field in FIELDS:
            parts = list(self._parts(field, self.plain(scenario, key, field)))
            places[field] = [place for place, _ in parts]
            found[field] = tuple(part for _, part in parts)
        card: Card = things_in(scenario, "cards")[key]
        return replace(card, **found), places

    def _parts(self, field: str, plain: Plain) -> Iterator[tuple[int, Any]]:
        """The parts of a program that can be understood, each with its place."""
        for place, one in enumerate(plain if isinstance(plain, list) else ()):
            part = self.read(field, one)
            if part is not None:
                yield place, part


def _way(told: Sequence[str | int], places: Mapping[str, Sequence[int]]) -> tuple[str | int, ...]:
    """Where a part stands in the file, from where it stands among those that are understood."""
    match tuple(told):
        case (str(field), int(number), *rest):
            return (places[field][number], *rest)
        case (str(), *rest):
            return tuple(rest)
    return ()


PROGRAMS: Final = {"cards": CardPrograms}
