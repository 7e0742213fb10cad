"""What is different on a map from the game of its box: sentences that the box would not say."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from model.rules.new_scenario import new_scenario
from model.rules.told_sections import Section, agreed, beyond, with_words
from model.scenario.names_in_words import counted
from model.scenario.scenario import Scenario
from model.systems.santa_fe.sentences.printed_cards import card_sentences
from model.systems.santa_fe.sentences.rules_in_words import sections
from model.systems.santa_fe.sentences.told import Told, told_of
from model.wording.sentences import behind_each_other
from model.wording.speech import later, tr

BASE = "santa-fe-rails"
"""The preset of the base game."""

ANOTHER: Final = {
    True: later("{railroad} is another major, with {pieces}."),
    False: later("{railroad} is another short line, with {pieces}."),
}
CHANGED: Final = {
    True: later("{railroad} is a major with {pieces}."),
    False: later("{railroad} is a short line with {pieces}."),
}
COUNTS: Final = {
    "majors": later("There are {n} of it for each major."),
    "short-lines": later("There are {n} of it for each short line."),
}


def differences(scenario: Scenario) -> list[Section]:
    """The sections in which a map is different; none where it has no rules that can be read."""
    told, base = told_of(scenario), _base()
    if told is None or base is None:
        return []
    usual = {section.title: set(section.sentences) for section in sections(base)}
    found = [
        Section(tr("Railroads"), tuple(_railroads(told, base))),
        Section(tr("Cards"), tuple(_cards(told, base))),
        Section(tr("Boomtown markers"), tuple(_markers(told, base))),
        *(beyond(section, usual.get(section.title, set())) for section in sections(told)),
        Section(tr("Agreed for this map"), tuple(agreed(scenario))),
    ]
    return with_words(found)


@cache
def _base() -> Told | None:
    return told_of(new_scenario("base", "santa-fe", preset=BASE))


def _railroads(told: Told, base: Told) -> Iterator[str]:
    for key, one in told.part.railroads.items():
        old = base.part.railroads.get(key)
        name, pieces = told.railroad(key), counted(one.track, "piece")
        if old is None:
            yield tr(ANOTHER[one.is_major], railroad=name, pieces=pieces)
        elif (one.track, one.kind) != (old.track, old.kind):
            yield tr(CHANGED[one.is_major], railroad=name, pieces=pieces)
    for key in (one for one in base.part.railroads if one not in told.part.railroads):
        yield tr("{railroad} is not there.", railroad=base.railroad(key))


def _cards(told: Told, base: Told) -> Iterator[str]:
    """Cards that do something else; how many City cards there are is the map's."""
    for key, card in told.part.cards.items():
        old = base.part.cards.get(key)
        usual = set() if old is None else set(card_sentences(old, base))
        said = [text for text in card_sentences(card, told) if text not in usual]
        if card.of != "cities" and (old is None or old.count != card.count):
            count = COUNTS.get(card.of) or later("There are {n} of it.")
            said.insert(0, tr(count, n=card.count))
        if said:
            does = behind_each_other(*said)
            yield tr("{name}: {sentences}", name=told.card(key), sentences=does)
    for key in (one for one in base.part.cards if one not in told.part.cards):
        yield tr("There is no {card}.", card=base.card(key))


def _markers(told: Told, base: Told) -> Iterator[str]:
    old, new = base.part.boom_markers, told.part.boom_markers
    for key, one in new.items():
        if old.get(key) != one:
            raised = later("{n} markers raise cities of {old} to {new}.")
            yield tr(raised, n=one.count, old=one.on_value, new=one.value)
    for key, one in old.items():
        if key not in new:
            none = later("No marker raises cities of {old} to {new}.")
            yield tr(none, old=one.on_value, new=one.value)
