"""What the events in play forbid and change, worked out together once for each set of them."""

from collections.abc import Iterator
from dataclasses import replace
from typing import cast

from engine.systems.crayon.state.state import State
from engine.systems.crayon.state.table import Ground, Table
from model.forms.frozen import dataclass
from model.scenario.areas import Area
from model.systems.crayon.ground.areas_on_ground import where
from model.systems.crayon.network.network import edge_ends, edge_key
from model.systems.crayon.things import effects
from model.systems.crayon.things.consequences import floods

MOST_KEPT = 512


@dataclass(frozen=True, slots=True)
class Weather:
    """Every restriction and bonus now in force, each with the event it comes from."""

    half: tuple[tuple[str, frozenset[int]], ...] = ()
    no_move: tuple[tuple[str, frozenset[int]], ...] = ()
    no_build: tuple[tuple[str, frozenset[int]], ...] = ()
    closed: tuple[tuple[str, frozenset[int]], ...] = ()
    """Edges over flooded waters."""
    no_pickup: tuple[tuple[str, Ground], ...] = ()
    no_delivery: tuple[tuple[str, frozenset[str], effects.NoDelivery], ...] = ()
    no_link: tuple[tuple[str, tuple[str, ...]], ...] = ()
    bonuses: tuple[effects.Bonus, ...] = ()

    def halves(self, cell: int) -> frozenset[str]:
        """The events that halve the movement of a train here."""
        if not self.half:
            return frozenset()
        return frozenset(event for event, cells in self.half if cell in cells)


CALM = Weather()


def weather(table: Table, state: State) -> Weather:
    """What is in force now."""
    if not state.in_play:
        return CALM
    last = table.last_weather
    if last is not None and last[0] is state.in_play and last[1] is state.rains:
        return cast("Weather", last[2])
    # Two copies of a card count twice: their bonuses add up.
    events = tuple(one.event for one in state.in_play)
    key: tuple[object, ...] = (events, state.rains)
    if table.rules.event.metric == "track":
        key = (*key, frozenset(state.track.sections))
    known = table.weathers.get(key)
    if known is None:
        if len(table.weathers) >= MOST_KEPT:
            table.weathers.clear()
        known = table.weathers[key] = _worked_out(table, state, events)
    if table.rules.event.metric != "track":
        table.last_weather = (state.in_play, state.rains, known)
    return known


def _worked_out(table: Table, state: State, events: tuple[str, ...]) -> Weather:
    found: dict[str, list[object]] = {}
    for event in events:
        for effect in table.events[event].effects:
            for kind, entry in _entries(table, state, event, effect):
                found.setdefault(kind, []).append(entry)
    return replace(CALM, **{kind: tuple(entries) for kind, entries in found.items()})  # type: ignore[arg-type]


def _entries(
    table: Table, state: State, event: str, effect: object
) -> Iterator[tuple[str, object]]:
    match effect:
        case effects.HalfRate(area):
            yield "half", (event, area_now(table, state, area).cells)
        case effects.NoMove(area):
            yield "no_move", (event, area_now(table, state, area).cells)
        case effects.NoBuild(area):
            yield "no_build", (event, area_now(table, state, area).cells)
        case effects.NoPickup(area):
            yield "no_pickup", (event, area_now(table, state, area))
        case effects.NoDelivery():
            yield "no_delivery", (event, area_now(table, state, effect.area).cities, effect)
        case effects.NoLink(links):
            yield "no_link", (event, links)
        case effects.CloseCrossing(waters):
            yield "closed", (event, flooded_edges(table, state, waters))
        case effects.Bonus():
            yield "bonuses", effect


def area_now(table: Table, state: State, area: Area) -> Ground:
    """The mileposts and cities of an area, counted over the map or along track (OPEN-CRY-45)."""
    if table.rules.event.metric == "lattice":
        return table.ground_of(area)
    network = table.network
    built = state.track.sections
    unbuilt = {
        edge_key(number, near)
        for number in range(len(network.price))
        for near in table.ways[number]
        if edge_key(number, near) not in built
    }
    laid = replace(table.ground, network=network.with_closed(network.closed | unbuilt))
    return table.numbered(where(laid, area))


def flooded_edges(table: Table, state: State, waters: tuple[str, ...]) -> frozenset[int]:
    """The edges over those of the waters that a flood can touch (CRY-EVENT-36, OPEN-CRY-64)."""
    rained = [rain for event in state.rains for rain in table.rekinds(event)]
    edges: set[int] = set()
    for water in waters:
        known = table.scenario.waters.get(water)
        if known is not None and floods(table.rules.flood, known.kind, rained):
            edges |= table.over[water]
    return frozenset(edges)


def in_area(table: Table, edge: int, cells: frozenset[int]) -> bool:
    """Whether a section lies in an area (OPEN-CRY-59)."""
    one, other = edge_ends(edge)
    if table.rules.event.edge_in_area == "either-end":
        return one in cells or other in cells
    return one in cells and other in cells
