"""The play aids of an Age of Steam map, in the order in which they are used at the table."""

from collections.abc import Iterator

from drawing.aids.columns import Leaf
from drawing.aids.leaves import play_aid, words
from drawing.aids.strips import Setter, Strip
from drawing.systems.age_of_steam.aids.box import in_the_box
from drawing.systems.age_of_steam.aids.cities import city_list
from drawing.systems.age_of_steam.aids.prices import link_list, price_chart
from drawing.systems.age_of_steam.aids.turn import action_list, score_list, turn_summary
from drawing.systems.age_of_steam.printing.readable_rules import words_of
from model.scenario.scenario import Scenario
from model.systems.age_of_steam.sentences.differences import differences
from model.wording.speech import later, tr

DIFFERENT = later("What is different on this map")


def leaves(scenario: Scenario, setter: Setter) -> Iterator[Leaf]:
    """The leaves; where there are no rules to tell, what the data says."""
    known = words_of(scenario)
    if known is None:
        yield play_aid(scenario, setter)
        return
    turn = [*turn_summary(known, setter), *score_list(known, setter)]
    yield Leaf(
        tr("Turn and prices"), [*turn, *price_chart(known, setter), *link_list(known, setter)]
    )
    yield Leaf(tr(DIFFERENT), list(_different(scenario, setter)))
    actions = action_list(known, setter)
    cities = city_list(known, setter)
    yield Leaf(tr("Actions, cities and parts"), [*actions, *cities, *in_the_box(known, setter)])
    yield Leaf(tr("Words of this map"), words(scenario, setter))


def _different(scenario: Scenario, setter: Setter) -> Iterator[Strip]:
    topics = differences(scenario)
    if not topics:
        yield setter.heading(tr("Nothing"))
        yield from setter.paragraph(tr("The rules of this map are those of the base game."))
    for title, sentences in topics:
        yield setter.heading(title)
        for text in sentences:
            yield from setter.paragraph(f"• {text}")
