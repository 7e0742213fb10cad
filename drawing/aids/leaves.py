"""The leaves of the play aid: those of the system, or what the data of any scenario says.

A system tells them in its module `aids`: `leaves(scenario, setter)`. It may use what is here.
"""

from collections.abc import Iterable, Iterator

from drawing.aids.columns import Leaf
from drawing.aids.goods import cities_by_good, goods_by_city
from drawing.aids.rules import agreed, notes
from drawing.aids.strips import Setter, Strip
from drawing.aids.terrain import terrain_list
from model.scenario.scenario import Scenario
from model.systems import part_of
from model.wording.speech import tr


def leaves_of(scenario: Scenario, setter: Setter) -> Iterator[Leaf]:
    """The leaves in the order in which they are used at the table."""
    module = part_of("drawing", scenario.system, "aids")
    if module is None:
        yield play_aid(scenario, setter)
    else:
        yield from module.leaves(scenario, setter)


def play_aid(scenario: Scenario, setter: Setter, more: Iterable[Strip] = ()) -> Leaf:
    """What is on the board, the goods with what a system adds to them, and what was agreed."""
    board = terrain_list(scenario, setter)
    goods = goods_lists(scenario, setter)
    return Leaf(tr("Play aid"), [*board, *goods, *more, *words(scenario, setter)])


def goods_lists(scenario: Scenario, setter: Setter) -> list[Strip]:
    """The goods by city, and the cities by good."""
    return [*goods_by_city(scenario, setter), *cities_by_good(scenario, setter)]


def words(scenario: Scenario, setter: Setter) -> list[Strip]:
    """What was agreed, and what the designer says."""
    return [*agreed(scenario, setter), *notes(scenario, setter)]
