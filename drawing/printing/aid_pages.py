"""All play aids of a scenario on pages: those for which its data says something."""

from collections.abc import Sequence

from drawing.aids.columns import Leaf, column_width, leaf_pages
from drawing.aids.leaves import leaves_of
from drawing.aids.rules import Ruling, settled
from drawing.aids.strips import Setter
from drawing.pages.paper import Press
from drawing.shapes.symbols import Picture
from model.scenario.scenario import Scenario
from model.wording.speech import tr


def aid_pages(scenario: Scenario, press: Press, rulings: Sequence[Ruling] = ()) -> list[Picture]:
    """The pages, in the order in which they are used at the table."""
    setter = Setter(press.theme, column_width(press.paper), press.folder)
    questions = Leaf(tr("Open questions, settled by default"), list(settled(rulings, setter)))
    leaves = [*leaves_of(scenario, setter), questions]
    return [one for leaf in leaves if leaf.strips for one in leaf_pages(leaf, press)]
