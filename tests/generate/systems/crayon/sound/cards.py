"""The cards of a sound scenario: payouts that follow from the map, events that all do something."""

from collections.abc import Iterator, Sequence
from random import Random

from model.boards import grid
from model.collection import Things
from model.notation import Cell
from model.scenario.areas import Area
from model.scenario.things import City, Region, Water
from model.systems.crayon.network.search import FAR
from model.systems.crayon.things import effects as fx
from model.systems.crayon.things.part import Demand, Duration, Event
from tests.generate.systems.crayon.drafts import Ways
from tests.generate.systems.crayon.sound.country import Country
from tests.generate.words import Words

NEAREST = 3


def make_demands(rng: Random, ways: Ways, goods: Sequence[str]) -> Things[tuple[Demand, ...]]:
    """Cards of three demands in three cities, for two goods or more; no card stands twice."""
    offers = _offers(ways, goods)
    waiting: list[Demand] = []
    cards: list[tuple[Demand, ...]] = []
    while len(cards) < 40:
        waiting = waiting if len(waiting) > 9 else [*waiting, *rng.sample(offers, len(offers))]
        card = _card(waiting)
        if all(_asks(card) != _asks(other) for other in cards):
            cards.append(card)
    return Things({str(number): card for number, card in enumerate(cards, 1)})


def _offers(ways: Ways, goods: Sequence[str]) -> list[Demand]:
    found = []
    for city in ways.cities.values():
        for good in goods:
            miles, price = ways.nearest(city.id, good)
            if good not in city.supplies and NEAREST < miles < FAR and price < FAR:
                found.append(Demand(city.id, good, payout(miles, price)))
    return found


def payout(miles: int, price: int) -> int:
    """More for a longer way and for dear track, and always more than the track costs."""
    return max(round(3 + 0.8 * miles + 0.6 * price), price + 2)


def _card(waiting: list[Demand]) -> tuple[Demand, ...]:
    card = [waiting.pop()]
    for place in reversed(range(len(waiting))):
        other = waiting[place]
        is_new = other.city not in {one.city for one in card}
        goods = {one.good for one in (*card, other)}
        if is_new and len(goods) > 1 and len(card) < 3:
            card.append(waiting.pop(place))
    return tuple(card)


def _asks(card: Sequence[Demand]) -> list[tuple[str, str]]:
    return sorted((one.city, one.good) for one in card)


def make_regions(words: Words, country: Country) -> Things[Region]:
    sands = Region(id="sands", name=words.name(), kind="desert", cells=country.desert)
    return Things({sands.id: sands})


def make_events(
    rng: Random, words: Words, country: Country, cities: Sequence[City], waters: Sequence[Water]
) -> Things[Event]:
    """An event of most kinds, each about something that is there."""
    found = list(_events(rng, country, cities, waters))
    events = [
        Event(
            id=name,
            name=words.name(),
            duration=Duration.parse(lasts),
            text=words.text(),
            effects=tuple(effects),
        )
        for name, lasts, effects in found
    ]
    return Things({event.id: event for event in events})


Card = tuple[str, str, list[fx.Effect]]


def _events(
    rng: Random, country: Country, cities: Sequence[City], waters: Sequence[Water]
) -> Iterator[Card]:
    on_map = [city for city in cities if city.at and city.at not in country.island]
    one, other, third = (city.id for city in rng.sample(on_map, 3))
    near = Area.parse(f"within(2, cities({one}))")
    yield "derailment", "instant", [fx.LoseLoad(near), fx.LoseTurn(near)]
    sands = Area.parse("region(sands)")
    yield "sand-storm", "1 turn", [fx.EraseTouching(sands), fx.Retreat(sands), fx.NoBuild(sands)]
    strike = Area.parse(f"cities({one}, {other})")
    yield "strike", "1 turn", [fx.NoPickup(strike), fx.NoDelivery(strike)]
    yield "tax", "instant", [fx.Tax(Things({"40": 0, "90": 5, "more": 10})), fx.RevealCash()]
    yield "congress", "until-fulfilled", [fx.Errand(Things({third: 10}), 5)]
    yield "fair", "2 turns", [fx.Bonus(4, cities=(other,))]
    hills = _mountains(country)
    if hills:
        at = min(on_map, key=lambda city: _far(city, hills))
        snow = Area.parse(f"within({_far(at, hills) + 1}, cities({at.id})) and terrain(mountain)")
        yield "snow", "1 turn", [fx.NoMove(snow), fx.NoBuild(snow)]
    for water in waters:
        if water.kind == "river":
            over = (water.id,)
            flood: list[fx.Effect] = [fx.EraseCrossing(over), fx.CloseCrossing(over)]
            yield f"flood-of-{water.id}", "1 turn", flood
    if any(water.kind == "dry-river" for water in waters):
        yield "rains", "permanent", [fx.Rekind("dry-river", "river")]


def _mountains(country: Country) -> list[Cell]:
    return [cell for cell in country.mainland if country.signs[cell.row][cell.col] == "^"]


def _far(city: City, cells: Sequence[Cell]) -> int:
    at = city.at
    assert at is not None
    return min(grid.distance(at, cell) for cell in cells)
