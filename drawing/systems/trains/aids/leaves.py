"""The play aids of a map of Trains, in the order in which they are used at the table."""

from collections.abc import Iterable, Iterator

from drawing.aids.columns import Leaf
from drawing.aids.leaves import play_aid, words
from drawing.aids.strips import Setter, Strip
from drawing.systems.trains.aids.tables import card_list, in_the_box, kit_list, on_the_board
from model.rules.told_sections import Section
from model.scenario.scenario import Scenario
from model.systems.trains.sentences.differences import differences
from model.systems.trains.sentences.rules_in_words import sections
from model.systems.trains.sentences.told import told_of
from model.wording.speech import tr


def leaves(scenario: Scenario, setter: Setter) -> Iterator[Leaf]:
    """The leaves; where there are no rules to tell, what the data says."""
    told = told_of(scenario)
    if told is None:
        yield play_aid(scenario, setter)
        return
    yield Leaf(tr("The game in short"), list(_sections(sections(told), setter)))
    yield Leaf(tr("What is different on this map"), list(_different(scenario, setter)))
    yield Leaf(tr("Cards"), [*card_list(told, setter), *kit_list(told, setter)])
    box = [*on_the_board(told, setter), *in_the_box(told, setter)]
    yield Leaf(tr("In the box"), [*box, *words(scenario, setter)])


def _different(scenario: Scenario, setter: Setter) -> Iterator[Strip]:
    found = differences(scenario)
    if not found:
        yield setter.heading(tr("Nothing"))
        yield from setter.paragraph(
            tr("The rules and cards of this map are those of the base game.")
        )
    yield from _sections(found, setter)


def _sections(found: Iterable[Section], setter: Setter) -> Iterator[Strip]:
    for title, sentences in found:
        yield setter.heading(title)
        for text in sentences:
            yield from setter.paragraph(f"• {text}")
