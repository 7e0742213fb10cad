"""Track that changes hands, and the limits of cities and ports that a trade has to keep."""

from dataclasses import replace

from engine.protocol import Refusal
from engine.systems.crayon.limits.access import places_kept, present, unbuilt
from engine.systems.crayon.limits.reach import Reach
from engine.systems.crayon.state.play import Play, no
from engine.systems.crayon.state.state import Offer
from engine.systems.crayon.state.table import CityPlace, PortPlace
from model.systems.crayon.network.network import edge_ends
from model.wording.speech import tr


def exchange(play: Play, offer: Offer) -> None:
    """Sections go to their new owners, with the ferries and links that were paid by them."""
    track = play.state.track
    for edges, owner in ((offer.asks, play.seat), (offer.gives, offer.other)):
        for edge in edges:
            track.erase(edge)
            track.lay(owner, edge)
    traded = {end for edge in (*offer.asks, *offer.gives) for end in edge_ends(edge)}
    for port in _ports_at(play, traded):
        for seat in (play.seat, offer.other):
            if track.touches(seat, _all_ports(play, port)):
                track.own(seat, port.id)
            else:
                track.disown(seat, port.id)


def _ports_at(play: Play, cells: set[int]) -> list[PortPlace]:
    return [port for cell in sorted(cells) for port in play.table.ports.get(cell, ())]


def _all_ports(play: Play, port: PortPlace) -> tuple[int, ...]:
    return play.table.ports_of[port.id] if port.kind == "ferry" else (port.cell,)


def why_not_lawful(play: Play, offer: Offer) -> Refusal | None:
    """Whether a trade would break a limit, or leave somebody less room than is kept for him."""
    after = replace(play, state=play.state.copy(), news=[])
    exchange(after, offer)
    for city in play.table.places.values():
        refusal = _why_not_city(play, after, city, offer)
        if refusal is not None:
            return refusal
    for ports in play.table.ports.values():
        for port in ports:
            refusal = _why_not_port(play, after, port)
            if refusal is not None:
                return refusal
    return _why_cut_off(play, after)


def _why_not_city(play: Play, after: Play, city: CityPlace, offer: Offer) -> Refusal | None:
    access, track = city.access, after.state.track
    if access.max_players is not None and len(present(after, city)) > access.max_players:
        return no(
            "CRY-CITY-01",
            tr(
                "{city} has room for {max_players} only",
                city=city.name,
                max_players=access.max_players,
            ),
        )
    for seat in (play.seat, offer.other):
        own = track.sections_at(seat, city.cells)
        if access.max_sections is not None and own > access.max_sections:
            return no(
                "CRY-CITY-02",
                tr(
                    "{max_sections} sections at {city} are the most",
                    max_sections=access.max_sections,
                    city=city.name,
                ),
            )
    lacks = _lacking_at_city(after, city) if access.reserve else 0
    if lacks > 0 and lacks > _lacking_at_city(play, city):
        rule = "CRY-CITY-05" if city.kind == "major" else "CRY-CITY-03"
        return no(
            rule, tr("{city} must keep ways free for players who are not there yet", city=city.name)
        )
    return None


def _lacking_at_city(play: Play, city: CityPlace) -> int:
    """How many ways into a city are missing for those who may still come."""
    needed = places_kept(play, city) - len(present(play, city))
    return needed - unbuilt(play.state.track, city.approach)


def _why_not_port(play: Play, after: Play, port: PortPlace) -> Refusal | None:
    if port.max_players is None:
        return None
    ferry = port.kind == "ferry"
    if len(after.state.track.owners_of(port.id)) > port.max_players:
        rule = "CRY-FERRY-04" if ferry else "CRY-CONT-04"
        return no(
            rule,
            tr(
                "{port} has room for {max_players} only",
                port=port.name,
                max_players=port.max_players,
            ),
        )
    lacks = _lacking_at_port(after, port, port.max_players) if port.reserve else 0
    if lacks > 0 and lacks > _lacking_at_port(play, port, port.max_players):
        rule = "CRY-FERRY-05" if ferry else "CRY-CONT-06"
        return no(
            rule, tr("{port} must keep ways free for players who are not there yet", port=port.name)
        )
    return None


def _lacking_at_port(play: Play, port: PortPlace, limit: int) -> int:
    capped = play.table.rules.city.cap_by_players
    kept = min(limit, play.state.players) if capped else limit
    track = play.state.track
    return kept - len(track.owners_of(port.id)) - unbuilt(track, port.approach)


def _why_cut_off(play: Play, after: Play) -> Refusal | None:
    """Whether somebody could join the Major Cities before the trade and not after it."""
    if play.table.rules.city.cut_off_test == "none":
        return None
    for seat in range(play.state.players):
        if not Reach(after, seat).holds_together() and Reach(play, seat).holds_together():
            name = play.names[seat]
            return no("CRY-CITY-06", tr("it would cut {name} off from a major city", name=name))
    return None
