"""Invariants of the board: sections, cities and ports with their limits, and floods and storms.

A map may break a reservation before anybody builds; what counts is that play makes none worse.
"""

from collections.abc import Iterator

from engine.protocol import Refusal
from engine.systems.crayon.state.play import Play, no
from engine.systems.crayon.state.table import CityPlace, PortPlace
from engine.systems.crayon.state.weather import area_now
from model.systems.crayon.network.network import edge_ends
from model.systems.crayon.things import effects


def sections(play: Play) -> Iterator[Refusal]:
    """INV-CRY-07, -08, -13, -14 and -21."""
    state, ways = play.state, play.table.ways
    counted: list[dict[int, int]] = [{} for _ in state.seats]
    for edge, seat in state.track.sections.items():
        if not 0 <= seat < state.players:
            yield no("INV-CRY-07", f"the section {_shown(play, edge)} belongs to seat {seat + 1}")
            continue
        one, other = edge_ends(edge)
        if one >= len(ways) or other not in ways[one]:
            yield no("INV-CRY-08", f"nothing can be built on {_shown(play, edge)}")
        for end in (one, other):
            counted[seat][end] = counted[seat].get(end, 0) + 1
    if counted != state.track.touched:
        yield no("INV-CRY-07", "the mileposts that somebody's track touches are counted wrongly")
    yield from _struck(play)
    for edge, held in state.track.reserved.items():
        free = edge not in state.track.sections and edge_ends(edge)[1] in ways[edge_ends(edge)[0]]
        if not free or held.turns < 1 or not 0 <= held.seat < state.players:
            where = f"{_shown(play, edge)} is kept for {held.turns} turns of seat {held.seat + 1}"
            yield no("INV-CRY-21", f"{where}, and it is {'' if free else 'not '}empty")


def _shown(play: Play, edge: int) -> str:
    return " ".join(str(play.table.network.cell(end)) for end in edge_ends(edge))


def _struck(play: Play) -> Iterator[Refusal]:
    pending = {task[1] for task in play.state.agenda if task[0] in ("event", "effect")}
    for event in dict.fromkeys(one.event for one in play.state.in_play):
        if event in pending or event not in play.table.events:
            continue
        for edge in sorted(_flooded(play, event) & play.state.track.sections.keys()):
            where = f"{_shown(play, edge)} crosses a river in {play.event_name(event)}"
            yield no("INV-CRY-13", f"the section {where}")
        cells = _stormed(play, event)
        for edge in sorted(play.state.track.sections) if cells else ():
            if not cells.isdisjoint(edge_ends(edge)):
                where = f"{_shown(play, edge)} touches the ground of {play.event_name(event)}"
                yield no("INV-CRY-14", f"the section {where}")


def _flooded(play: Play, event: str) -> frozenset[int]:
    """The edges over rivers that a card has swept clean and keeps closed.

    A dry river that rains have filled after the flood was drawn is closed, and nothing was erased.
    """
    found = play.table.events[event].effects
    floods = (one for one in found if isinstance(one, effects.EraseCrossing))
    erased = {water for one in floods if one.whose == "everybody" for water in one.waters}
    closed = {w for one in found if isinstance(one, effects.CloseCrossing) for w in one.waters}
    waters = play.table.scenario.waters
    rivers = (w for w in erased & closed if w in waters and waters[w].kind == "river")
    return frozenset().union(*(play.table.over[water] for water in rivers))


def _stormed(play: Play, event: str) -> frozenset[int]:
    """The mileposts that a card has swept clean and keeps closed to all building."""
    rules, found = play.table.rules.event, play.table.events[event].effects
    if rules.metric == "track" or rules.edge_in_area != "either-end":
        return frozenset()
    storms = (one for one in found if isinstance(one, effects.EraseTouching))
    erased = {one.area for one in storms if one.whose == "everybody"}
    closed = {one.area for one in found if isinstance(one, effects.NoBuild)}
    areas = (area_now(play.table, play.state, area).cells for area in erased & closed)
    return frozenset().union(*areas)


def places(play: Play) -> Iterator[Refusal]:
    """INV-CRY-09 to -12."""
    for city in play.table.places.values():
        yield from _city(play, city)
    ferries = {ferry.id: ferry.max_players for ferry in play.table.ferries.values()}
    links = {link.id: link.max_players for link in play.table.links.values()}
    for name, most in (*ferries.items(), *links.items()):
        owners = play.state.track.owners_of(name)
        strange = [seat for seat in owners if not 0 <= seat < play.state.players]
        twice = len(set(owners)) < len(owners)
        if twice or strange or (most is not None and len(owners) > most):
            yield no("INV-CRY-12", f"{name} has {len(owners)} owners, and {most} are the most")
    for ports in play.table.ports.values():
        for port in ports:
            yield from _port(play, port)


def _city(play: Play, city: CityPlace) -> Iterator[Refusal]:
    track, access = play.state.track, city.access
    here = _present(play, city)
    most = access.max_players
    if most is not None and len(here) > most:
        yield no("INV-CRY-09", f"{city.name} has {len(here)} players, and {most} are the most")
    for seat in here if access.max_sections is not None else ():
        count = track.sections_at(seat, city.cells)
        if access.max_sections is not None and count > access.max_sections:
            name, limit = play.names[seat], access.max_sections
            yield no("INV-CRY-09", f"{name} has {count} sections at {city.name}, over {limit}")
    if access.reserve:
        kept = _kept(play, most)
        lacks = _lacking(play, city.approach, kept, len(here))
        if lacks:
            rule = "INV-CRY-11" if city.kind == "major" else "INV-CRY-10"
            yield no(rule, f"{city.name} keeps {lacks} ways fewer than {kept - len(here)}")


def _present(play: Play, city: CityPlace) -> set[int]:
    """Who counts as being at a city: by track, or by a place that is kept (OPEN-CRY-35)."""
    track = play.state.track
    here = {seat for seat in range(play.state.players) if track.touches(seat, city.cells)}
    keep = play.table.rules.city.keep_place
    if keep == "while-priority":
        here |= {held.seat for edge, held in track.reserved.items() if edge in city.approach}
    elif keep == "always":
        here |= set(track.kept.get(city.id, ()))
    return here


def _kept(play: Play, limit: int | None) -> int:
    """For how many players a place must in the end have room."""
    players = play.state.players
    if limit is None:
        return players
    return min(limit, players) if play.table.rules.city.cap_by_players else limit


def _lacking(play: Play, approach: tuple[int, ...], kept: int, there: int) -> int:
    """How many ways in are missing, those left out that the map itself never had."""
    free = sum(edge not in play.state.track.sections for edge in approach)
    never_had = max(0, kept - len(approach))
    return max(0, kept - there - free - never_had)


def _port(play: Play, port: PortPlace) -> Iterator[Refusal]:
    """A restart gives up a ferry at both ports, and frees ways at one only (CRY-VAR-27)."""
    if port.max_players is None or not port.reserve or play.table.rules.restart.enabled:
        return
    kept, owners = _kept(play, port.max_players), len(play.state.track.owners_of(port.id))
    lacks = _lacking(play, port.approach, kept, owners)
    if lacks:
        yield no("INV-CRY-12", f"{port.name} keeps {lacks} ways fewer than {kept - owners}")
