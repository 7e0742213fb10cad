"""What is different on a map from the game of its box: sentences that the box would not say."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from model.rules.new_scenario import new_scenario
from model.rules.told_sections import Section, agreed, beyond, with_words
from model.scenario.names_in_words import joined, word_of
from model.scenario.scenario import Scenario
from model.systems.trains.sentences.effects import card_effects, card_sentences
from model.systems.trains.sentences.rules_in_words import sections
from model.systems.trains.sentences.told import Told, told_of
from model.systems.trains.things.card import Card
from model.wording.sentences import behind_each_other
from model.wording.speech import later, tr, trn

BASE = "trains"
"""The preset of the base game."""

NEW: Final = {
    (True, True): later("{card} is new: it costs {cost} and brings {value} coin."),
    (True, False): later("{card} is new: it costs {cost}."),
    (False, True): later("{card} is new: it cannot be bought and brings {value} coin."),
    (False, False): later("{card} is new: it cannot be bought."),
}
"""By whether it is sold, and whether it brings coin."""


def differences(scenario: Scenario) -> list[Section]:
    """The sections in which a map is different; none where it has no rules that can be read."""
    told, base = told_of(scenario), _base()
    if told is None or base is None:
        return []
    usual = {text for section in sections(_with_board_of(base, told)) for text in section.sentences}
    found = [
        Section(tr("Cards"), tuple(_cards(told, base))),
        Section(tr("Kits"), tuple(_kits(told, base))),
        *(beyond(section, usual) for section in sections(told)),
        Section(tr("Agreed for this map"), tuple(agreed(scenario))),
    ]
    return with_words(found)


@cache
def _base() -> Told | None:
    return told_of(new_scenario("base", "trains", preset=BASE))


def _with_board_of(base: Told, told: Told) -> Told:
    """The base game on the same board: what lies there is no difference of its rules."""
    from dataclasses import replace

    scenario = replace(base.scenario, board=told.scenario.board, blocked=told.scenario.blocked)
    return Told(scenario, base.rules)


# -- cards and kits


def _cards(told: Told, base: Told) -> Iterator[str]:
    for key, card in told.part.cards.items():
        old = base.part.cards.get(key)
        if old is None:
            yield _another(card, told)
        elif changes := list(_changes(card, old, told, base)):
            changed = behind_each_other(*changes)
            yield tr("{name}: {sentences}", name=card.title, sentences=changed)
    for key in (one for one in base.part.cards if one not in told.part.cards):
        yield tr("There is no {card}.", card=base.card(key))


def _another(card: Card, told: Told) -> str:
    """A card that is new."""
    text = NEW[card.buyable, bool(card.value)]
    is_new = tr(text, card=card.title, cost=card.cost, value=card.value)
    return behind_each_other(is_new, *card_effects(card, told.part.cards))


def _changes(card: Card, old: Card, told: Told, base: Told) -> Iterator[str]:
    if card.title != old.title:
        yield tr("It is what the box calls {card}.", card=old.title)
    if card.buyable and (card.cost != old.cost or not old.buyable):
        yield tr("It costs {cost}.", cost=card.cost)
    if card.value != old.value:
        yield tr("It brings {n} coin.", n=card.value)
    if card.count != old.count:
        yield trn("There is {n} of it.", "There are {n} of it.", card.count)
    if card.categories != old.categories:
        categories = joined(map(word_of, card.categories))
        yield tr("Its categories: {categories}.", categories=categories)
    now, usual = card_sentences(card, told.part.cards), card_sentences(old, base.part.cards)
    if now != usual:
        yield behind_each_other(*now) or tr("It does nothing when it is played.")


def _kits(told: Told, base: Told) -> Iterator[str]:
    for key, kit in told.part.kits.items():
        old = base.part.kits.get(key)
        if old is None or old.cards != kit.cards:
            cards = joined(map(told.card, kit.cards))
            yield tr("{kit}: {cards}.", kit=kit.title, cards=cards)
    for key in (one for one in base.part.kits if one not in told.part.kits):
        yield tr("There is no kit {kit}.", kit=base.part.kits[key].title)
