"""Building track: where a section may go, and laying it."""

from collections.abc import Iterator

from engine.protocol import Refusal
from engine.systems.crayon.actions.kinds import Build
from engine.systems.crayon.events.cited_rules import rule_against_building
from engine.systems.crayon.limits.access import why_not_enter
from engine.systems.crayon.limits.cut_off import Guard
from engine.systems.crayon.phases import told_together
from engine.systems.crayon.phases.entry import bind_card, fitting_cards, why_not_card
from engine.systems.crayon.phases.prices import costs_flat, price_now, purse, why_not_pay
from engine.systems.crayon.state.play import Play, no
from engine.systems.crayon.state.weather import Weather, in_area
from model.systems.crayon.network.network import edge_ends, edge_key
from model.wording.speech import tr


def why_not_build(play: Play, action: Build) -> Refusal | None:
    refusal = why_not_build_now(play)
    if refusal is not None:
        return refusal
    network = play.table.network
    u, v = network.index(action.origin), network.index(action.end)
    for end, cell in ((u, action.origin), (v, action.end)):
        if not network.has(end):
            return no("CRY-BUILD-16", tr("there is no milepost to build on at {cell}", cell=cell))
    return (
        why_not_section(play, play.seat, u, v)
        or why_not_pay(play, price_now(play, play.seat, u, v))
        or why_not_card(play, v, action.card)
    )


def why_not_build_now(play: Play) -> Refusal | None:
    """Whether the turn has come to building, and nothing rules it out."""
    turn = play.state.turn
    refusal = why_not_yet(play)
    if refusal is not None:
        return refusal
    if turn.upgraded:
        return no("CRY-UPG-02", tr("a train was upgraded in this turn, so nothing is built in it"))
    if turn.traded:
        return no("CRY-VAR-52", tr("track was traded instead of building in this turn"))
    return None


def why_not_yet(play: Play) -> Refusal | None:
    """Whether the turn has come to building, or never will."""
    turn = play.state.turn
    if turn.phase == "lost":
        return no("CRY-EVENT-13", tr("this turn is lost"))
    if turn.backtracked:
        return no("CRY-VAR-26", tr("this turn was given up to turn a train round"))
    if turn.phase not in ("building", "build-round"):
        return no("CRY-TURN-01", tr("operations come first; say done to go on to building"))
    return None


# -- where a section may go


def why_not_section(play: Play, seat: int, u: int, v: int) -> Refusal | None:
    """Whether a player may lay a section between two mileposts as things stand, money aside."""
    return (
        _why_no_way(play, u, v)
        or _why_taken(play, seat, edge_key(u, v))
        or why_no_origin(play, seat, u)
        or why_not_from_major(play, u)
        or _why_not_there(Guard(play, seat), u, v, play.weather)
    )


def _why_no_way(play: Play, u: int, v: int) -> Refusal | None:
    table = play.table
    if v in table.ways[u]:
        return None
    network, there = (
        table.network,
        tr("{cells} and {cells2}", cells=table.cells[u], cells2=table.cells[v]),
    )
    if v not in network.around(u):
        return no(
            "CRY-BUILD-01",
            tr("{there} are no neighbours, and a section joins neighbours", there=there),
        )
    if u in network.red and network.red[u] == network.red.get(v):
        city = table.cities[u].name
        return no(
            "CRY-BUILD-10",
            tr("trains run freely inside {city}, so nothing is built there", city=city),
        )
    edge = edge_key(u, v)
    waters = [name for name, edges in table.over.items() if edge in edges]
    names = [table.scenario.waters[water].name or water for water in waters]
    over = tr(": {names} lies between them", names=" and ".join(names)) if names else ""
    return no("CRY-BUILD-17", tr("no section can join {there}{over}", there=there, over=over))


def _why_taken(play: Play, seat: int, edge: int) -> Refusal | None:
    track = play.state.track
    owner = track.sections.get(edge)
    if owner is not None:
        return no(
            "CRY-BUILD-11", tr("{names} has track on this edge already", names=play.names[owner])
        )
    held = track.reserved.get(edge)
    if held is not None and held.seat != seat:
        return no(
            "CRY-EVENT-34", tr("{names} may rebuild this bridge first", names=play.names[held.seat])
        )
    return None


def why_no_origin(play: Play, seat: int, cell: int) -> Refusal | None:
    """Whether a player may begin a section here (CRY-BUILD-02, -03, CRY-FERRY-03)."""
    table, track = play.table, play.state.track
    if cell in table.network.red or cell in track.touched[seat]:
        return None
    if any(track.owns(seat, ferry) for ferry in table.ferries_at.get(cell, ())):
        return None
    where = table.place_name(cell)
    branches = table.rules.build.origins == "any-track"
    if not any(cell in touched for touched in track.touched):
        whose = tr("anybody has") if branches else tr("you have")
        begin = tr("track begins at a major city or where {whose} track", whose=whose)
        return no("CRY-BUILD-02", tr("{begin}, and {where} is neither", begin=begin, where=where))
    if branches:
        return None
    return no(
        "CRY-BUILD-13",
        tr("the track at {where} is not yours, so yours cannot begin there", where=where),
    )


def origins(play: Play, seat: int) -> list[int]:
    """Every milepost where a player may begin a section, in the order of their numbers."""
    table, track = play.table, play.state.track
    found = {*table.red_joins, *track.touched[seat]}
    for ferry, ports in table.ports_of.items():
        if track.owns(seat, ferry):
            found.update(ports)
    if table.rules.build.origins == "any-track":
        found.update(*track.touched)
    return sorted(found)


def why_not_from_major(play: Play, cell: int) -> Refusal | None:
    """Whether one more section may begin at a milepost of a Major City (CRY-BUILD-08)."""
    build, begun = play.table.rules.build, play.state.turn.from_majors
    city = play.table.network.red.get(cell)
    if city is None or build.from_major_scope == "all-majors-then-paid":
        return None
    most, of = build.from_major_limit, tr("major cities")
    number = sum(begun.values())
    if build.from_major_scope == "each-major":
        number = begun.get(city, 0) + begun.get(-1, 0)
        of = play.table.cities[cell].name
    if number < most:
        return None
    return no(
        "CRY-BUILD-08",
        tr(
            "sections out of {of} in this turn: {number}, and {most} may be",
            of=of,
            number=number,
            most=most,
        ),
    )


def _why_not_there(guard: Guard, u: int, v: int, weather: Weather) -> Refusal | None:
    """Whether cities, ports, other players' rights and events leave room for a section."""
    play = guard.play
    refusal = why_not_enter(play, guard.seat, u, v, guard.crowds) or guard.why_not_lay(u, v)
    if refusal is not None or not play.state.in_play:
        return refusal
    return _why_closed(play, edge_key(u, v), weather)


def why_closed_to_building(play: Play, edge: int) -> Refusal | None:
    """Whether an event in play forbids building on an edge (CRY-BUILD-21)."""
    return _why_closed(play, edge, play.weather)


def _why_closed(play: Play, edge: int, weather: Weather) -> Refusal | None:
    for event, edges in weather.closed:
        if edge in edges and not _is_red(play, edge):
            return no(
                "CRY-EVENT-31",
                tr("{event_name}: nobody builds across now", event_name=play.event_name(event)),
            )
    for event, cells in weather.no_build:
        if in_area(play.table, edge, cells):
            rule = rule_against_building(play.table.events[event])
            return no(
                rule, tr("{event_name}: nobody builds here now", event_name=play.event_name(event))
            )
    return None


def _is_red(play: Play, edge: int) -> bool:
    one, other = edge_ends(edge)
    red = play.table.network.red
    return one in red and red[one] == red.get(other)


# -- doing it


def build(play: Play, action: Build) -> None:
    network, turn, seat = play.table.network, play.state.turn, play.seat
    u, v = network.index(action.origin), network.index(action.end)
    price = price_now(play, seat, u, v)
    bind_card(play, v, action.card)
    lay(play, seat, u, v)
    note_from_major(play, u)
    turn.built = True
    pay_for_track(play, price)
    text = tr(
        "{names} builds {origin} {end} for {price}",
        names=play.names[seat],
        origin=action.origin,
        end=action.end,
        price=price,
    )
    ends = {"origin": action.origin, "end": action.end}
    play.tell_in_a_row(
        told_together.sections, "build", seat, text, edge=edge_key(u, v), price=price, **ends
    )


def lay(play: Play, seat: int, u: int, v: int) -> None:
    """A section, with the ferries and links that come with the milepost it is built to."""
    play.state.track.lay(seat, edge_key(u, v))
    for port in play.table.ports.get(v, ()):
        play.state.track.own(seat, port.id)


def note_from_major(play: Play, cell: int) -> None:
    city, begun = play.table.network.red.get(cell), play.state.turn.from_majors
    if city is not None:
        begun[city] = begun.get(city, 0) + 1


def pay_for_track(play: Play, price: int, *, counts: bool = True) -> None:
    """Pays the bank, with money borrowed for it first; nearly all counts against the limit."""
    play.state.turn.spent += price if counts else 0
    play.mover.for_building = max(0, play.mover.for_building - price)
    play.pay_bank(play.seat, price)


def builds(play: Play) -> Iterator[Build]:
    """Every section the mover may build now."""
    if why_not_build_now(play) is not None:
        return
    cells, guard, weather = play.table.cells, Guard(play, play.seat), play.weather
    for u, v in _affordable(play):
        if _why_not_there(guard, u, v, weather) is None:
            fitting = fitting_cards(play, v)
            if fitting is None or len(fitting) == 1:
                yield Build(cells[u], cells[v])
            else:
                yield from (Build(cells[u], cells[v], card) for card in fitting)


def _affordable(play: Play) -> Iterator[tuple[int, int]]:
    """The free edges that lead on from the mover's track, and that can be paid."""
    table, track, seat, most = play.table, play.state.track, play.seat, purse(play)
    red, price = table.network.red, play.network.price
    special = table.ports.keys()
    flat = costs_flat(play)
    for u in origins(play, seat):
        if u in red and why_not_from_major(play, u) is not None:
            continue
        plain = not (flat and u in red)
        for v in table.ways[u]:
            if plain and price[v] > most and v not in special:
                continue
            edge = edge_key(u, v)
            if edge in track.sections or price_now(play, seat, u, v) > most:
                continue
            if track.reserved and _why_taken(play, seat, edge) is not None:
                continue
            yield u, v
