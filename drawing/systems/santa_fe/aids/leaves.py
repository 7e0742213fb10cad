"""The play aids of a Santa Fe map, in the order in which they are used at the table."""

from collections.abc import Iterable, Iterator

from drawing.aids.columns import Leaf
from drawing.aids.leaves import play_aid, words
from drawing.aids.strips import Setter, Strip
from drawing.systems.santa_fe.aids.tables import card_list, city_list, in_the_box, railroad_list
from model.rules.told_sections import Section
from model.scenario.scenario import Scenario
from model.systems.santa_fe.sentences.differences import differences
from model.systems.santa_fe.sentences.rules_in_words import sections
from model.systems.santa_fe.sentences.told import told_of
from model.wording.speech import later, tr

DIFFERENT = later("What is different on this map")


def leaves(scenario: Scenario, setter: Setter) -> Iterator[Leaf]:
    """The leaves; where there are no rules to tell, what the data says."""
    told = told_of(scenario)
    if told is None:
        yield play_aid(scenario, setter)
        return
    yield Leaf(tr("The game in short"), list(_sections(sections(told), setter)))
    yield Leaf(tr(DIFFERENT), list(_different(scenario, setter)))
    cards = [*card_list(told, setter), *railroad_list(told, setter)]
    yield Leaf(tr("Cards, railroads and cities"), [*cards, *city_list(told, setter)])
    yield Leaf(tr("In the box"), [*in_the_box(told, setter), *words(scenario, setter)])


def _different(scenario: Scenario, setter: Setter) -> Iterator[Strip]:
    found = differences(scenario)
    if not found:
        yield setter.heading(tr("Nothing"))
        yield from setter.paragraph(tr("The rules of this map are those of the base game."))
    yield from _sections(found, setter, numbered=False)


def _sections(
    found: Iterable[Section], setter: Setter, *, numbered: bool = True
) -> Iterator[Strip]:
    """Headings and sentences; the steps of a round have their numbers."""
    for title, sentences in found:
        yield setter.heading(title)
        for number, text in enumerate(sentences):
            is_step = numbered and title == tr("A round")
            step = tr("{number}. {step}", number=number + 1, step=text)
            yield from setter.paragraph(step if is_step else f"• {text}")
