"""A route of track in lines for people, and as data: its price by terrain and crossing, its way."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from model.systems.crayon.ground.ground import CrayonGround
    from model.systems.crayon.network.track import Route


def as_data(ground: "CrayonGround", route: "Route") -> dict[str, Any]:
    """The route for machines: total, parts, sections with their prices."""
    from model.systems.crayon.network.price_parts import price_parts

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
        "total": route.total,
        "parts": {
            name: {"number": n, "price": price}
            for name, n, price in price_parts(route, ground.scenario.cities)
        },
        "mileposts": [str(network.cell(number)) for number in route.cells],
        "meetings": [str(network.cell(number)) for number in route.meetings],
        "ferries": [[str(network.cell(a)), str(network.cell(b))] for a, b in route.ferries],
        "sections": sections,
    }


def _ferry_line(ground: "CrayonGround", a: int, b: int) -> str:
    """By which ferry; who stands at a port has paid for its ferry already (CRY-FERRY-02)."""
    from milepost.terminal.say import clean
    from model.systems.crayon.things.part import CrayonPart

    network = ground.network
    line = next(f for f in network.ferries if {f.a, f.b} == {a, b})
    ferry = ground.scenario.part_as(CrayonPart).ferries[line.ferry]
    return (
        f"  by {clean(ferry.name or ferry.id)} from {network.cell(a)} to {network.cell(b)}, "
        "paid with the section into its first port"
    )


def as_lines(ground: "CrayonGround", route: "Route", here: str, there: str) -> list[str]:
    """The route for people."""
    from milepost.terminal.say import count, listed, table
    from model.systems.crayon.network.price_parts import price_parts

    network, unit = ground.network, ground.rules.money.unit
    lines = [f"{here} - {there}: {route.total} ({unit}), {count(len(route.sections), 'section')}"]
    lines += table([("", "number", "price"), *price_parts(route, ground.scenario.cities)])
    cells = [str(network.cell(number)) for number in route.cells]
    lines.append(f"  by way of {listed(cells, 60)}")
    lines += [_ferry_line(ground, a, b) for a, b in route.ferries]
    for number in route.meetings:
        lines.append(f"  built from both ends, meeting at {network.cell(number)}")
    return lines
