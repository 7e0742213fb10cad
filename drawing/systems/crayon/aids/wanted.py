"""What the demand cards ask for, and what they pay."""

from collections.abc import Iterator

from drawing.aids.strips import Cell, Setter, Strip
from model.scenario.names_in_words import counted, good_name
from model.scenario.scenario import Scenario
from model.scenario.things import Good
from model.systems.crayon.things.part import CrayonPart
from model.wording.speech import tr


def wanted(scenario: Scenario, setter: Setter) -> Iterator[Strip]:
    """How often the cards ask for each good, and what is paid."""
    offers = [offer for card in scenario.part_as(CrayonPart).demands.values() for offer in card]
    if not offers:
        return
    yield setter.heading(tr("What the demand cards ask for"))
    head = [Cell(one, strong=True) for one in (tr("good"), tr("asked"), tr("pays"))]
    yield setter.row(head, [6, 3, 4], keeps=True)
    for good in sorted({offer.good for offer in offers}, key=lambda one: good_name(scenario, one)):
        pays = [offer.pays for offer in offers if offer.good == good]
        thing = scenario.goods.get(good) or Good(id=good)
        span = str(pays[0])
        if min(pays) < max(pays):
            span = tr("{least} to {most}", least=min(pays), most=max(pays))
        name = Cell(good_name(scenario, good), good=thing)
        yield setter.row([name, Cell(counted(len(pays), "time")), Cell(span)], [6, 3, 4])
