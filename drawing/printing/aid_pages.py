"""All play aids of a scenario on pages: those for which its data says something."""

from collections.abc import Iterator, Sequence

from drawing.aids.columns import Leaf, column_width, leaf_pages
from drawing.aids.goods import cities_by_good, goods_by_city, wanted
from drawing.aids.rules import Ruling, agreed, notes, numbers, settled
from drawing.aids.strips import Setter
from drawing.aids.terrain import terrain_list
from drawing.pages.paper import Press
from drawing.shapes.symbols import Picture
from drawing.systems.crayon.aids.events import event_list
from drawing.systems.crayon.aids.prices import price_chart, train_list
from drawing.systems.crayon.aids.turn import turn_summary
from drawing.systems.crayon.cards.deck import crayon_rules
from model.scenario.scenario import Scenario


def aid_pages(scenario: Scenario, press: Press, rulings: Sequence[Ruling] = ()) -> list[Picture]:
    """The pages, in the order in which they are used at the table."""
    setter = Setter(press.theme, column_width(press.paper), press.folder)
    leaves = _leaves(scenario, setter, rulings)
    return [one for leaf in leaves if leaf.strips for one in leaf_pages(leaf, press)]


def _leaves(scenario: Scenario, setter: Setter, rulings: Sequence[Ruling]) -> Iterator[Leaf]:
    rules = crayon_rules(scenario)
    goods = [
        strip for aid in (goods_by_city, cities_by_good, wanted) for strip in aid(scenario, setter)
    ]
    words = [*agreed(scenario, setter), *notes(scenario, setter)]
    if rules is None:
        yield Leaf("Play aid", [*terrain_list(scenario, setter), *goods, *words])
    else:
        turn = [*turn_summary(rules, setter), *train_list(rules, setter)]
        yield Leaf("Turn and prices", [*turn, *price_chart(scenario, rules, setter)])
        yield Leaf("Goods", goods)
        yield Leaf("Events", list(event_list(scenario, setter)))
        yield Leaf("Rules of this scenario", [*numbers(scenario, rules, setter), *words])
    yield Leaf("Open questions, settled by default", list(settled(rulings, setter)))
