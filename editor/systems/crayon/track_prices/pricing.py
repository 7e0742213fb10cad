"""Pricing: the cheapest track between two places of a map, and its price in words."""

from editor.words import tr, trn
from model.notation import Cell
from model.systems.crayon.ground.ground import CrayonGround
from model.systems.crayon.network.price_parts import price_parts
from model.systems.crayon.network.track import Route, cheapest


def numbers_at(ground: CrayonGround, cell: Cell) -> list[int]:
    """The mileposts that count as one place: a Major City's are all the same to builders."""
    for cells in ground.red.values():
        if cell in cells:
            return [ground.network.index(one) for one in cells]
    number = ground.network.index(cell)
    return [number] if ground.network.has(number) else []


def cheapest_between(ground: CrayonGround, start: Cell, goal: Cell) -> Route | None:
    """The cheapest line; None where no track leads there, or both are one place."""
    here, there = numbers_at(ground, start), numbers_at(ground, goal)
    if not here or not there or set(here) & set(there):
        return None
    return cheapest(ground.network, here, there)


def price_words(ground: CrayonGround, route: Route) -> str:
    """The price and what it is made of."""
    total = tr("{price} for {sections}").format(
        price=route.total, sections=trn("{n} section", "{n} sections", len(route.sections))
    )
    parts = price_parts(route, ground.scenario.cities)
    lines = [f"{part.number} × {part.name}: {part.price}" for part in parts]
    return "\n".join([total, *lines])
