"""What is different on a map from the game of its box: sentences that the box would not say."""

from collections.abc import Iterator
from functools import cache

from model.rules.new_scenario import new_scenario
from model.rules.told_sections import Section, agreed, beyond, with_words
from model.scenario.names_in_words import counted
from model.scenario.scenario import Scenario
from model.systems.santa_fe.sentences.printed_cards import card_sentences
from model.systems.santa_fe.sentences.rules_in_words import sections
from model.systems.santa_fe.sentences.told import Told, told_of

BASE = "santa-fe-rails"
"""The preset of the base game."""


def differences(scenario: Scenario) -> list[Section]:
    """The sections in which a map is different; none where it has no rules that can be read."""
    told, base = told_of(scenario), _base()
    if told is None or base is None:
        return []
    usual = {section.title: set(section.sentences) for section in sections(base)}
    found = [
        Section("Railroads", tuple(_railroads(told, base))),
        Section("Cards", tuple(_cards(told, base))),
        Section("Boomtown markers", tuple(_markers(told, base))),
        *(beyond(section, usual.get(section.title, set())) for section in sections(told)),
        Section("Agreed for this map", tuple(agreed(scenario))),
    ]
    return with_words(found)


@cache
def _base() -> Told | None:
    return told_of(new_scenario("base", "santa-fe", preset=BASE))


def _railroads(told: Told, base: Told) -> Iterator[str]:
    for key, one in told.part.railroads.items():
        old = base.part.railroads.get(key)
        if old is None:
            kind = "major" if one.is_major else "short line"
            yield f"{told.railroad(key)} is another {kind}, with {counted(one.track, 'piece')}."
        elif (one.track, one.kind) != (old.track, old.kind):
            kind = "a major" if one.is_major else "a short line"
            yield f"{told.railroad(key)} is {kind} with {counted(one.track, 'piece')}."
    for key in base.part.railroads.keys() - told.part.railroads.keys():
        yield f"{base.railroad(key)} is not there."


def _cards(told: Told, base: Told) -> Iterator[str]:
    """Cards that do something else; how many City cards there are is the map's."""
    for key, card in told.part.cards.items():
        old = base.part.cards.get(key)
        usual = set() if old is None else set(card_sentences(old, base))
        said = [text for text in card_sentences(card, told) if text not in usual]
        if card.of != "cities" and (old is None or old.count != card.count):
            said.insert(0, f"There are {card.count} of it{_of_each(card.of)}.")
        if said:
            yield f"{told.card(key)}: {' '.join(said)}"
    for key in base.part.cards.keys() - told.part.cards.keys():
        yield f"There is no {base.card(key)}."


def _of_each(of: str) -> str:
    return {"majors": " for each major", "short-lines": " for each short line"}.get(of, "")


def _markers(told: Told, base: Told) -> Iterator[str]:
    old, new = base.part.boom_markers, told.part.boom_markers
    for key, one in new.items():
        if old.get(key) != one:
            yield f"{one.count} markers raise cities of {one.on_value} to {one.value}."
    for key in old.keys() - new.keys():
        yield f"No marker raises cities of {old[key].on_value} to {old[key].value}."
