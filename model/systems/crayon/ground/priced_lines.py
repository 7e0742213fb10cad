"""The cheapest line on the ground of a crayon scenario, as it is told to people and programs."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from model.abilities.ground import PricedLine
from model.amounts_in_words import counted
from model.notation import Cell
from model.systems.crayon.network.price_parts import price_parts
from model.systems.crayon.network.track import Route, cheapest
from model.systems.crayon.things.part import CrayonPart

if TYPE_CHECKING:
    from model.systems.crayon.ground.ground import CrayonGround


def priced_line(
    ground: "CrayonGround", here: Iterable[Cell], there: Iterable[Cell]
) -> PricedLine | None:
    """The cheapest track between two places; None where no track can join them."""
    network = ground.network
    route = cheapest(network, map(network.index, here), map(network.index, there))
    if route is None:
        return None
    return PricedLine(
        total=route.total,
        length=counted(len(route.sections), "section"),
        parts=tuple(price_parts(route, ground.scenario.cities)),
        way=tuple([network.cell(number) for number in route.cells]),
        notes=tuple(_notes(ground, route)),
        data=_data(ground, route),
    )


def _notes(ground: "CrayonGround", route: Route) -> Iterator[str]:
    network = ground.network
    for a, b in route.ferries:
        yield _by_ferry(ground, a, b)
    for number in route.meetings:
        yield f"built from both ends, meeting at {network.cell(number)}"


def _by_ferry(ground: "CrayonGround", a: int, b: int) -> str:
    """By which ferry; who stands at a port has paid for its ferry already (CRY-FERRY-02)."""
    network = ground.network
    line = next(f for f in network.ferries if {f.a, f.b} == {a, b})
    ferry = ground.scenario.part_as(CrayonPart).ferries[line.ferry]
    return (
        f"by {ferry.name or ferry.id} from {network.cell(a)} to {network.cell(b)}, "
        "paid with the section into its first port"
    )


def _data(ground: "CrayonGround", route: Route) -> dict[str, Any]:
    network = ground.network
    sections = [
        {
            "from": str(network.cell(section.origin)),
            "to": str(network.cell(section.end)),
            "price": section.price.total,
            "milepost": {"kind": section.price.ground.kind, "name": section.price.ground.name},
            "crossings": {c.water: c.surcharge for c in section.price.crossings},
        }
        for section in route.sections
    ]
    return {
        "mileposts": [str(network.cell(number)) for number in route.cells],
        "meetings": [str(network.cell(number)) for number in route.meetings],
        "ferries": [[str(network.cell(a)), str(network.cell(b))] for a, b in route.ferries],
        "sections": sections,
    }
