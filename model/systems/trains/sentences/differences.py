"""What is different on a map from the game of its box: sentences that the box would not say."""

from collections.abc import Iterator
from functools import cache

from model.rules.new_scenario import new_scenario
from model.rules.told_sections import Section, agreed, beyond, with_words
from model.scenario.names_in_words import joined
from model.scenario.scenario import Scenario
from model.systems.trains.sentences.effects import card_sentences
from model.systems.trains.sentences.rules_in_words import sections
from model.systems.trains.sentences.told import Told, told_of
from model.systems.trains.things.card import Card

BASE = "trains"
"""The preset of the base game."""


def differences(scenario: Scenario) -> list[Section]:
    """The sections in which a map is different; none where it has no rules that can be read."""
    told, base = told_of(scenario), _base()
    if told is None or base is None:
        return []
    usual = {text for section in sections(_with_board_of(base, told)) for text in section.sentences}
    found = [
        Section("Cards", tuple(_cards(told, base))),
        Section("Kits", tuple(_kits(told, base))),
        *(beyond(section, usual) for section in sections(told)),
        Section("Agreed for this map", tuple(agreed(scenario))),
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
            yield f"{card.title}: {' '.join(changes)}"
    for key in base.part.cards.keys() - told.part.cards.keys():
        yield f"There is no {base.card(key)}."


def _another(card: Card, told: Told) -> str:
    """A card that is new."""
    sold = f"costs {card.cost}" if card.buyable else "cannot be bought"
    facts = [sold, f"brings {card.value} coin"] if card.value else [sold]
    does = " ".join(_without_sale(card, told))
    return f"{card.title} is new: it {joined(facts)}. {does}".rstrip()


def _without_sale(card: Card, told: Told) -> list[str]:
    return [one for one in card_sentences(card, told.part.cards) if "cannot be bought" not in one]


def _changes(card: Card, old: Card, told: Told, base: Told) -> Iterator[str]:
    if card.title != old.title:
        yield f"It is what the box calls {old.title}."
    if card.buyable and (card.cost != old.cost or not old.buyable):
        yield f"It costs {card.cost}."
    if card.value != old.value:
        yield f"It brings {card.value} coin."
    if card.count != old.count:
        yield f"There {'is' if card.count == 1 else 'are'} {card.count} of it."
    if card.categories != old.categories:
        yield f"Its categories: {joined(card.categories)}."
    now, usual = card_sentences(card, told.part.cards), card_sentences(old, base.part.cards)
    if now != usual:
        yield " ".join(now) or "It does nothing when it is played."


def _kits(told: Told, base: Told) -> Iterator[str]:
    for key, kit in told.part.kits.items():
        old = base.part.kits.get(key)
        if old is None or old.cards != kit.cards:
            yield f"{kit.title}: {joined(map(told.card, kit.cards))}."
    for key in base.part.kits.keys() - told.part.kits.keys():
        yield f"There is no kit {base.part.kits[key].title}."
