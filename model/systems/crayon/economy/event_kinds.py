"""Kinds of event cards that a map can have, each about rivers, coasts and cities that are there."""

from collections.abc import Callable, Iterator
from typing import Final

from model.collection import Things
from model.scenario.areas import Area
from model.systems.crayon.economy.event_land import Land
from model.systems.crayon.ground.areas_on_ground import where
from model.systems.crayon.things import effects as fx
from model.systems.crayon.things.part import Duration, Event

CROSSINGS: Final = 4
"""A flood is worth a card where a river is crossed by so many edges."""
BONUS: Final = 5
NEAR: Final = 3
"""How far a derailment reaches, as on the printed cards."""


def _event(name: str, title: str, lasts: str, *effects: fx.Effect) -> Event:
    """A card without a text: its sentences are made of what it does, with the names of the day."""
    return Event(id=name, name=title, duration=Duration.parse(lasts), effects=effects)


def _area(text: str) -> Area:
    return Area.parse(text)


def derailments(land: Land) -> Iterator[Event]:
    for first in range(0, len(land.cities) - 2, 3):
        cities = sorted(land.cities[first : first + 3])
        if any(_is_everywhere(land, city) for city in cities):
            continue
        area = _area(f"within({NEAR}, cities({', '.join(cities)}))")
        effects = (fx.LoseLoad(area), fx.LoseTurn(area))
        yield _event(f"derailment-{cities[0]}", "Derailment", "instant", *effects)


def _is_everywhere(land: Land, city: str) -> bool:
    """Whether most cities lie that near to a city."""
    near = where(land.ground, _area(f"within({NEAR}, cities({city}))")).cities
    return 2 * len(near) > len(land.cities)


def floods(land: Land) -> Iterator[Event]:
    crossed = {
        name: len(land.ground.edges_over(name))
        for name, water in land.scenario.waters.items()
        if water.kind == "river"
    }
    rivers = sorted(crossed, key=lambda name: (-crossed[name], name))
    rivers = [name for name in rivers if crossed[name] >= CROSSINGS]
    half = (len(rivers) + 1) // 2
    for place in range(half):
        struck = sorted(rivers[place::half])
        effects = (fx.EraseCrossing(tuple(struck)), fx.CloseCrossing(tuple(struck)))
        yield _event(f"flood-{struck[0]}", "Flood", "1 turn", *effects)


def taxes(land: Land) -> Iterator[Event]:
    rules = land.ground.rules.tax
    if rules.enabled and rules.table:
        yield _event(
            "rail-tax",
            "Rail Tax",
            "instant",
            fx.Tax(Things(dict(rules.table))),
            fx.RevealCash(),
        )


def storms_at_sea(land: Land) -> Iterator[Event]:
    for name in land.regions("coast"):
        area = f"within(1, region({name}))"
        effects: list[fx.Effect] = [fx.HalfRate(_area(area))]
        if land.spares_a_major(area):
            effects.append(fx.NoBuild(_area(area)))
        yield _event(f"storm-{name}", "Storms at Sea", "1 turn", *effects)


def snow(land: Land) -> Iterator[Event]:
    kinds = [kind for kind in ("alpine", "mountain") if kind in land.ground.board.kinds()]
    for city in land.most("mountain"):
        area = f"within(5, cities({city}))"
        high = f"{area} and terrain({', '.join(kinds)})"
        if land.spares_a_major(high):
            yield _event(
                f"snow-{city}",
                "Snow",
                "1 turn",
                fx.HalfRate(_area(area)),
                fx.NoMove(_area(high)),
                fx.NoBuild(_area(high)),
            )


def strikes(land: Land) -> Iterator[Event]:
    for name in land.regions("coast"):
        area = _area(f"within(1, region({name}))")
        if where(land.ground, area).cities:
            links: list[fx.Effect] = [fx.NoLink()] if land.part.links else []
            effects = (fx.NoPickup(area), fx.NoDelivery(area), *links)
            yield _event(f"strike-{name}", "Dock Strike", "1 turn", *effects)


def wind_storms(land: Land) -> Iterator[Event]:
    for city in land.most("plains", 50):
        area = f"within(4, cities({city}))"
        if land.spares_a_major(area):
            yield _event(
                f"wind-{city}",
                "Wind Storm",
                "1 turn",
                fx.HalfRate(_area(area)),
                fx.NoBuild(_area(area)),
                fx.LoseLoad(_area(area)),
            )


def sand_storms(land: Land) -> Iterator[Event]:
    for name in land.regions("desert"):
        area = _area(f"region({name})")
        yield _event(
            f"sand-{name}",
            "Sand Storm",
            "1 turn",
            *(kind(area) for kind in (fx.EraseTouching, fx.LoseLoad, fx.LoseTurn)),
            *(kind(area) for kind in (fx.Retreat, fx.NoBuild)),
        )


def rains(land: Land) -> Iterator[Event]:
    crossed = {w.kind for name, w in land.scenario.waters.items() if land.ground.edges_over(name)}
    effects: list[fx.Effect] = [fx.Rekind("dry-river", "river")] if "dry-river" in crossed else []
    price = land.ground.rules.cost.after_rains.get("dry-lake")
    if "dry-lake" in crossed and price is not None:
        effects.append(fx.Rekind("dry-lake", None, price))
    if effects:
        yield _event("desert-rains", "Desert Rains", "permanent", *effects)


def festivals(land: Land) -> Iterator[Event]:
    goods = sorted([good for good in land.goods if good in land.asked][:3])
    if goods:
        yield _event("festival", "Festival", "2 turns", fx.Bonus(BONUS, goods=tuple(goods)))


def fairs(land: Land) -> Iterator[Event]:
    """In places that are hard to come to."""
    remoteness = land.market.hauls.remoteness
    asking = [city for city in land.cities if city in land.asking]
    cities = sorted(sorted(asking, key=lambda city: -remoteness[city])[:3])
    if len(cities) == 3:
        yield _event("fair", "Trade Fair", "2 turns", fx.Bonus(BONUS, cities=tuple(cities)))


def visits(land: Land) -> Iterator[Event]:
    majors = [city for city in land.cities if land.ground.red.get(city)]
    if majors:
        errand = fx.Errand(Things({majors[0]: 2 * BONUS}), BONUS)
        yield _event("state-visit", "State Visit", "until-fulfilled", errand)


def quakes(land: Land) -> Iterator[Event]:
    """One of them is enough."""
    for city in reversed(land.most("mountain")):
        near, far = f"within(4, cities({city}))", f"within(7, cities({city}))"
        struck = where(land.ground, _area(near)).cities
        if land.spares_a_major(far) and 2 * len(struck) <= len(land.cities):
            yield _event(
                f"earthquake-{city}",
                "Earthquake",
                "1 turn",
                fx.LoseLoad(_area(near)),
                fx.LoseTurn(_area(near)),
                fx.HalfOnce(_area(f"{far} minus {near}")),
                fx.NoBuild(_area(far)),
            )
            return


KINDS: Final[tuple[Callable[[Land], Iterator[Event]], ...]] = (
    derailments,
    floods,
    taxes,
    storms_at_sea,
    snow,
    strikes,
    wind_storms,
    sand_storms,
    festivals,
    fairs,
    rains,
    visits,
    quakes,
)
