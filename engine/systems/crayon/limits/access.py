"""Who may build into cities and ports, and what must be kept free for those who come later."""

from collections.abc import Iterable

from engine.protocol import Refusal
from engine.systems.crayon.state.play import Play, no
from engine.systems.crayon.state.table import CityPlace, PortPlace
from engine.systems.crayon.state.track import Track
from model.systems.crayon.network.network import edge_ends, edge_key
from model.wording.speech import tr

Crowds = dict[str, list[int]]
"""Who is present at cities, by their ids, for whoever asks more than once about one position."""


def why_not_enter(
    play: Play, seat: int, u: int, v: int, crowds: Crowds | None = None
) -> Refusal | None:
    """Limits and reservations at both ends of a section (CRY-CITY-07)."""
    cities, ports = play.table.cities, play.table.ports
    for cell in (u, v):
        if cell in cities:
            city = cities[cell]
            here = present(play, city) if crowds is None else crowd_at(play, city, crowds)
            refusal = _why_not_city(play, seat, city, edge_key(u, v), here)
            if refusal is not None:
                return refusal
        for port in ports.get(cell, ()):
            refusal = _why_not_port(play, seat, port, edge_key(u, v), into=cell == v)
            if refusal is not None:
                return refusal
    return None


# -- who is there


def present(play: Play, city: CityPlace) -> list[int]:
    """The seats that count as being at a city, those whose place is kept included (OPEN-CRY-35)."""
    track, seats = play.state.track, range(play.state.players)
    here = [seat for seat in seats if track.touches(seat, city.cells)]
    keep = play.table.rules.city.keep_place
    if keep == "while-priority" and track.reserved:
        kept = {p.seat for edge, p in track.reserved.items() if edge in city.approach}
        return [seat for seat in seats if seat in kept or seat in here]
    if keep == "always" and city.id in track.kept:
        return [seat for seat in seats if seat in track.kept[city.id] or seat in here]
    return here


def crowd_at(play: Play, city: CityPlace, crowds: Crowds) -> list[int]:
    """The same, looked for but once."""
    if city.id not in crowds:
        crowds[city.id] = present(play, city)
    return crowds[city.id]


def is_open_to(play: Play, seat: int, city: CityPlace) -> bool:
    """Whether a player is at a city or may still come there (CRY-CITY-01)."""
    limit = city.access.max_players
    if limit is None or play.state.track.touches(seat, city.cells):
        return True
    here = present(play, city)
    return seat in here or len(here) < limit


def places_kept(play: Play, city: CityPlace) -> int:
    """How many players a city must in the end have room for (CRY-CITY-03, -05)."""
    limit = city.access.max_players
    return play.state.players if limit is None else _capped(play, limit)


def _capped(play: Play, limit: int) -> int:
    """A limit of places, by the number of players where the rules say so (OPEN-CRY-33)."""
    return min(limit, play.state.players) if play.table.rules.city.cap_by_players else limit


def unbuilt(track: Track, edges: Iterable[int]) -> int:
    sections = track.sections
    return sum(edge not in sections for edge in edges)


# -- cities


def _why_not_city(
    play: Play, seat: int, city: CityPlace, edge: int, here: list[int]
) -> Refusal | None:
    access = city.access
    if access.max_players is not None and seat not in here and len(here) >= access.max_players:
        there = _named(play, here)
        return no(
            "CRY-CITY-01",
            tr(
                "{city} has room for {max_players}: {there}",
                city=city.name,
                max_players=access.max_players,
                there=there,
            ),
        )
    most = access.max_sections
    if most is not None and play.state.track.sections_at(seat, city.cells) >= most:
        name = play.names[seat]
        return no(
            "CRY-CITY-02",
            tr(
                "{name} has {most} sections at {city}, and no more may be",
                name=name,
                most=most,
                city=city.name,
            ),
        )
    return _why_reserved(play, city, edge, {*here, seat}) if access.reserve else None


def _named(play: Play, seats: Iterable[int]) -> str:
    return " and ".join(play.names[seat] for seat in seats)


def _why_reserved(play: Play, city: CityPlace, edge: int, there: set[int]) -> Refusal | None:
    """Whether players who are still to come would lack a way in (CRY-CITY-03, -05)."""
    needed = places_kept(play, city) - len(there)
    if needed <= 0:
        return None
    left = _ways_left(play, city, edge, there)
    if left >= needed:
        return None
    rule = "CRY-CITY-05" if city.kind == "major" else "CRY-CITY-03"
    return no(rule, _too_few(city.name, needed, left))


def _too_few(name: str, needed: int, left: int) -> str:
    ways = tr("1 way in") if needed == 1 else tr("{needed} ways in", needed=needed)
    return tr(
        "{name} must keep {ways} for players who are not there yet; {left} would be left",
        name=name,
        ways=ways,
        left=left,
    )


def _ways_left(play: Play, city: CityPlace, taken: int, there: set[int]) -> int:
    """The ways into a city that are left once an edge is taken (OPEN-CRY-34)."""
    sections, reserved = play.state.track.sections, play.state.track.reserved
    free = [edge for edge in city.approach if edge != taken and edge not in sections]
    if reserved:
        # A bridge kept for somebody who counts as being there is no way in for the others.
        free = [edge for edge in free if edge not in reserved or reserved[edge].seat not in there]
    if play.table.rules.city.reserve_test == "count":
        return len(free)
    return sum(_can_be_reached(play, city, edge, taken, there) for edge in free)


def _can_be_reached(play: Play, city: CityPlace, edge: int, taken: int, there: set[int]) -> bool:
    """Whether unbuilt edges lead to a way in from a Major City, or from track of who may come."""
    table, track = play.table, play.state.track
    absent = [track.touched[seat] for seat in range(play.state.players) if seat not in there]
    outer = next(cell for cell in edge_ends(edge) if cell not in city.cells)
    seen, ahead = {outer, *city.cells}, [outer]
    for cell in ahead:
        if cell in table.network.red or any(cell in touched for touched in absent):
            return True
        for near in table.ways[cell]:
            between = edge_key(cell, near)
            if near not in seen and between not in track.sections and between != taken:
                seen.add(near)
                ahead.append(near)
    return city.kind == "major"


# -- ports


def _why_not_port(
    play: Play, seat: int, port: PortPlace, edge: int, *, into: bool
) -> Refusal | None:
    track, limit = play.state.track, port.max_players
    if limit is None:
        return None
    owners = track.owners_of(port.id)
    ferry = port.kind == "ferry"
    if seat not in owners and len(owners) >= limit:
        rule = "CRY-FERRY-04" if ferry else "CRY-CONT-04"
        return no(
            rule,
            tr(
                "{port} has room for {limit}: {named}",
                port=port.name,
                limit=limit,
                named=_named(play, owners),
            ),
        )
    needed = _capped(play, limit) - len({*owners, seat} if into else owners)
    left = unbuilt(track, port.approach) - (edge not in track.sections)
    if not port.reserve or left >= needed:
        return None
    rule = "CRY-FERRY-05" if ferry else "CRY-CONT-06"
    return no(rule, _too_few(port.name, needed, left))
