"""The play aids of a crayon scenario, in the order in which they are used at the table."""

from collections.abc import Iterator

from drawing.aids.columns import Leaf
from drawing.aids.leaves import goods_lists, play_aid, words
from drawing.aids.strips import Setter
from drawing.systems.crayon.aids.events import event_list
from drawing.systems.crayon.aids.numbers import numbers
from drawing.systems.crayon.aids.prices import price_chart, train_list
from drawing.systems.crayon.aids.turn import turn_summary
from drawing.systems.crayon.aids.wanted import wanted
from drawing.systems.crayon.cards.deck import crayon_rules
from model.scenario.scenario import Scenario
from model.wording.speech import tr


def leaves(scenario: Scenario, setter: Setter) -> Iterator[Leaf]:
    """The leaves; where there are no rules to tell, what the data says."""
    rules = crayon_rules(scenario)
    asked = list(wanted(scenario, setter))
    if rules is None:
        yield play_aid(scenario, setter, asked)
        return
    turn = [*turn_summary(rules, setter), *train_list(rules, setter)]
    yield Leaf(tr("Turn and prices"), [*turn, *price_chart(scenario, rules, setter)])
    yield Leaf(tr("Goods"), [*goods_lists(scenario, setter), *asked])
    yield Leaf(tr("Events"), list(event_list(scenario, setter)))
    said = words(scenario, setter)
    yield Leaf(tr("Rules of this scenario"), [*numbers(scenario, rules, setter), *said])
