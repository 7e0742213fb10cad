"""Demand cards: three offers, each with its good, its city, where that lies, and what is paid."""

from collections.abc import Iterator

from drawing.cards.card import FACE, INNER, Card, band, fitted_text, side
from drawing.cards.minimap import Minimap
from drawing.goods.icons import icon_batches
from drawing.shapes.curves import line
from drawing.shapes.symbols import Batch, Box, Curves, Picture, Text, Texts
from drawing.text.fitting import LEADING, cut_to, in_box
from drawing.themes.theme import Theme
from model.scenario.names_in_words import city_name, good_name
from model.scenario.scenario import Scenario
from model.scenario.things import Good
from model.systems.crayon.things.part import CrayonPart, Demand
from model.wording.speech import tr

HEAD = 9.0
"""The height of the band, which holds only the title and the number."""
ICON = 11.0
GOOD_HIGH = 9.8
"""Room for the name of a good: two lines, where one is not enough."""
BASE = 3.6
"""The line at the foot of a card, above its lower edge."""
RIGHT = 19.0
"""The width of what stands on the right: the payout, and the stamp of the map."""


def demand_cards(
    scenario: Scenario, stamp: Minimap, unit: str, back: Picture, folder: str = ""
) -> Iterator[Card]:
    """The cards in the order of their numbers."""
    theme = stamp.sheet.theme
    demands = scenario.part_as(CrayonPart).demands
    for number, offers in demands.items():
        batches = [*_head(number, scenario, theme), *_foot(unit, theme)]
        for place, box in enumerate(rows(len(offers))):
            batches += _offer(offers[place], box, scenario, stamp, folder)
            if place:
                edge = line(((INNER.x, box.y), (INNER.right, box.y)))
                batches.append(Curves(theme.ink("card-rule"), [edge]))
        name = f"demand-{number.zfill(3)}"
        yield Card(
            name,
            side(tr("Demand card {number}", number=number), "card-paper", batches, theme),
            back,
        )


def rows(count: int) -> list[Box]:
    """The room of each offer, one below the other."""
    top, bottom = FACE.y + HEAD, FACE.bottom - 7.0
    height = (bottom - top) / max(count, 3)
    return [Box(INNER.x, top + height * n, INNER.width, height) for n in range(count)][:6]


def _head(number: str, scenario: Scenario, theme: Theme) -> Iterator[Batch]:
    yield band("card-demand", theme, HEAD)
    style = theme.style("card-band")
    y = FACE.y + HEAD - 3.0
    room = INNER.width - 16
    title = fitted_text(scenario.title or scenario.id, style, (INNER.x, y), room)
    right = fitted_text(number, style, (INNER.right, y), 14, anchor="end", key="card number")
    yield Texts([title, right])


def _foot(unit: str, theme: Theme) -> Iterator[Batch]:
    if unit:
        style = theme.style("card-small")
        text = cut_to(
            tr("Deliver one. Paid in {unit}.", unit=unit), style.size, style.face, INNER.width
        )
        yield Texts([style.text(text, (FACE.x + FACE.width / 2, FACE.bottom - BASE))])


def _offer(
    offer: Demand, box: Box, scenario: Scenario, stamp: Minimap, folder: str
) -> Iterator[Batch]:
    theme = stamp.sheet.theme
    good = scenario.goods.get(offer.good) or Good(id=offer.good)
    left, room = box.x + ICON + 2.5, box.width - ICON - 2.5 - RIGHT - 1.5
    at = (box.x + ICON / 2, box.y + box.height * 0.66)
    yield from icon_batches(good, at, ICON, theme, folder)
    yield from _names(offer, box, (left, room), scenario, theme)
    pays = theme.style("card-pays")
    yield Texts(
        [
            fitted_text(
                str(offer.pays), pays, (box.right, box.y + 9.2), RIGHT, anchor="end", key="pays"
            )
        ]
    )
    map_room = Box(box.right - RIGHT, box.y + 11.0, RIGHT, box.height - 12.2)
    yield from stamp.batches(map_room)
    city = scenario.cities.get(offer.city)
    if city is not None:
        yield from stamp.city(city, map_room)


def _names(
    offer: Demand, box: Box, column: tuple[float, float], scenario: Scenario, theme: Theme
) -> Iterator[Batch]:
    """The city over the whole width beside the payout, the good beside its icon."""
    left, room = column
    city, good = theme.style("card-city"), theme.style("card-good")
    name = city_name(scenario, offer.city)
    at = (box.x, box.y + 7.0)
    text = fitted_text(name, city, at, box.width - RIGHT + 2, key=f"city {offer.city}")
    fit = in_box(good_name(scenario, offer.good), good.size, good.face, (room, GOOD_HIGH))
    middle = box.y + box.height * 0.66 + fit.size * 0.36
    first = middle - (len(fit.lines) - 1) * fit.size * LEADING / 2
    key = f"good {offer.good}"
    lines = [
        Text(
            (left, first + number * fit.size * LEADING),
            one,
            fit.size,
            colour=good.colour,
            anchor="start",
            key=key,
        )
        for number, one in enumerate(fit.lines)
    ]
    yield Texts([text, *lines])
