"""Ferries and ports: where they lie, who can come there, what they are for."""

from collections.abc import Iterator, Mapping

from model.boards import grid
from model.boards.lattice import MilepostBoard
from model.notation import Cell
from model.systems.crayon.things.part import Ferry, Link
from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, INFO, WARNING, Also, Finding, Repair
from validator.repairs.value_repairs import saying
from validator.systems.crayon.survey.survey import GROUND, CrayonSurvey
from validator.wording.listing import counted, listed

PORTS = 2
LAND = ("board", "ferries")


@check(
    "NET014",
    "ferry-off-the-map",
    ERROR,
    reads=LAND,
    subjects="ferries",
    reach=1,
    whole=("board",),
    implies_anywhere=("MAP026", "NET010", "NET011"),
    spoils=("trade",),
    rules=("CRY-FERRY-01",),
    holds=("VAL-CRY-67",),
)
def ferry_off_the_map(survey: CrayonSurvey, ferries: Mapping[str, Ferry]) -> Iterator[Finding]:
    """A ferry does not join two mileposts: a port is missing, or both are the same.

    Why: nobody can connect to it, and the game is played as if the ferry were not there.
    Repair: name two cells of the map, each on land.

    Bad:
        ferries:
        - {id: gannet-ferry, ports: "4,11 10,12"}

    Good:
        ferries:
        - {id: gannet-ferry, ports: "4,11 10,11"}
    """
    board = survey.scenario.board
    if not isinstance(board, MilepostBoard):
        return
    for name, ferry in ferries.items():
        called, route = ferry.name or name, ("ferries", name, "ports")
        if len(ferry.ports) != PORTS or len({*ferry.ports}) != PORTS:
            wrong = (
                tr("has the same port twice")
                if len(ferry.ports) == PORTS
                else tr("needs two ports")
            )
            yield Finding(message=f"{called} {wrong}", route=route, cells=tuple(ferry.ports))
            continue
        for port, other in (ferry.ports, ferry.ports[::-1]):
            if not board.has(port):
                ashore = ashore_of(board, port, other)
                yield Finding(
                    message=tr(
                        "{called} lands at {port}, where there is no milepost",
                        called=called,
                        port=port,
                    ),
                    route=route,
                    word=str(port),
                    cells=(port,),
                    repair=_landing(survey, ferry, port, ashore) if ashore else None,
                )


def ashore_of(board: MilepostBoard, port: Cell, other: Cell | None = None) -> Cell | None:
    """The only milepost beside a place at sea, if there is just one, and not beside the other."""
    near = [cell for cell in grid.neighbours(port) if board.has(cell)]
    if len(near) != 1 or (other is not None and grid.distance(near[0], other) <= 1):
        return None
    return near[0]


def _landing(survey: CrayonSurvey, ferry: Ferry, port: Cell, ashore: Cell) -> Repair | None:
    ports = " ".join(str(ashore if cell == port else cell) for cell in ferry.ports)
    return saying(
        survey.scenario,
        tr("land at {ashore}", ashore=ashore),
        {("ferries", ferry.id, "ports"): ports},
    )


@check(
    "NET016",
    "too-few-ways-to-port",
    ERROR,
    reads=(*GROUND, "players"),
    needs=("ground",),
    whole=("board", "ferries", "links"),
    implies=("MAP014",),
    rules=("CRY-FERRY-05", "CRY-CONT-06"),
    holds=("VAL-CRY-68",),
)
def too_few_ways_to_port(survey: CrayonSurvey) -> Iterator[Finding]:
    """A port has fewer ways in than its ferry or link has room for players.

    A way in is kept for every player who may still come. Where there are fewer to begin with, the
    first section into the port is refused. Where the rules keep none, this is a warning.

    Why: nobody can ever build to the port, though it looks open on the map.
    Repair: open an edge beside it, or give the ferry or link room for fewer players.

    Bad:
        blocked:
        - 11,11 11,12
        - 11,12 12,12

    Good:
        blocked:
        - 11,11 11,12
    """
    network = survey.ground.network
    for thing, kind, port in _entered(survey):
        number = network.index(port)
        ways, limit = len(network.ways(number)), thing.max_players
        places = 0 if limit is None else survey.access.capped(limit)
        # An island of one milepost is fine where a ferry brings people to its city.
        if ways >= places or (not ways and kind == "ferries" and number in survey.access.owner):
            continue
        rules = survey.rules.ferry if kind == "ferries" else survey.rules.link
        name = thing.name or thing.id
        # Room for more than can ever play was hardly meant; else an edge is missing at the port.
        is_too_much = limit is not None and limit > survey.access.players
        at_port = (kind, thing.id, "ports" if kind == "ferries" else "port")
        at_room = (kind, thing.id, "max_players")
        room = tr("room for {players}", players=counted(limit or 0, "player"))
        yield Finding(
            message=tr(
                "the port of {name} at {port} has {ways} in, and {name} has {room}",
                name=name,
                port=port,
                ways=counted(ways, "way"),
                room=room,
            ),
            route=at_room if is_too_much else at_port,
            word=str(port) if kind == "ferries" and not is_too_much else "",
            cells=(port,),
            also=(Also(at_port, tr("the port")) if is_too_much else Also(at_room, room),),
            help=tr(
                "open {more_edges} beside the port, or make less room",
                more_edges=counted(places - ways, "more edge"),
            ),
            weight=ERROR if rules.reserve else WARNING,
            repair=_room_for(survey, kind, thing, ways) if ways else None,
        )


def _entered(survey: CrayonSurvey) -> Iterator[tuple[Ferry | Link, str, Cell]]:
    """The ports to which players come by building; what leaves from a red area is bought."""
    network, red = survey.ground.network, survey.ground.network.red
    for ferry in survey.part.ferries.values():
        ports = [port for port in ferry.ports if network.has(network.index(port))]
        if len(ports) == PORTS:
            yield from ((ferry, "ferries", p) for p in ports if network.index(p) not in red)
    for link in survey.part.links.values():
        number = network.index(link.port)
        if link.mode == "build-into" and network.has(number) and number not in red:
            yield link, "links", link.port


def _room_for(survey: CrayonSurvey, kind: str, thing: Ferry | Link, players: int) -> Repair | None:
    route = (kind, thing.id, "max_players")
    return saying(
        survey.scenario,
        tr("make room for {players}", players=counted(players, "player")),
        {route: players},
    )


@check(
    "NET017",
    "ferry-no-shorter",
    WARNING,
    reads=GROUND,
    needs=("ground",),
    whole=("board",),
    rules=("CRY-FERRY-06", "CRY-FERRY-07"),
    holds=("VAL-CRY-69",),
)
def ferry_no_shorter(survey: CrayonSurvey) -> Iterator[Finding]:
    """A ferry joins places that are as near by land as the slow turn that it costs.

    After a ferry a train runs at half rate for a turn, and landing takes a milepost. What it could
    have run further in that turn would have brought it round by land.

    Why: nobody who reckons takes the ferry; mostly a port stands in the wrong place.
    Repair: put its ports further apart, or take the ferry away.

    Bad:
        ferries:
        - {id: gull-ferry, name: Gull Ferry, ports: "9,8 10,10", cost: 3}

    Good:
        ferries:
        - {id: gull-ferry, name: Gull Ferry, ports: "5,10 9,9", cost: 3}
    """
    network, trains = survey.ground.network, survey.rules.trains.values()
    lost = min((train.speed - train.half_rate for train in trains), default=0)
    for ferry in survey.part.ferries.values():
        ports = [network.index(port) for port in ferry.ports]
        if len({*ports}) != PORTS or not all(map(network.has, ports)):
            continue
        own = ferry.far_port_cost
        costs = lost + (survey.rules.ferry.far_port_cost if own is None else own)
        by_land = _by_land(survey, ports[0], ports[1], costs)
        if by_land is not None:
            yield Finding(
                message=tr(
                    "{ferry} joins {ports} and {ports2}, {mileposts} apart by "
                    "land; the turn at half rate after it costs {costs}",
                    ferry=ferry.name or ferry.id,
                    ports=ferry.ports[0],
                    ports2=ferry.ports[1],
                    mileposts=counted(by_land, "milepost"),
                    costs=costs,
                ),
                route=("ferries", ferry.id, "ports"),
                cells=tuple(ferry.ports),
            )


def _by_land(survey: CrayonSurvey, here: int, there: int, most: int) -> int | None:
    """How many mileposts of track part two places, if no more than so many."""
    network = survey.ground.network
    seen, front = {here}, [here]
    for away in range(1, most + 1):
        near = (n for at in front for n in (*network.ways(at), *network.red_steps(at)))
        front = [n for n in dict.fromkeys(near) if n not in seen]
        seen.update(front)
        if there in seen:
            return away
    return None


@check(
    "NET019",
    "shared-port",
    WARNING,
    reads=("ferries", "links", "board"),
    whole=("board",),
    rules=("CRY-FERRY-02", "CRY-CONT-05"),
    holds=("VAL-CRY-72",),
)
def shared_port(survey: CrayonSurvey) -> Iterator[Finding]:
    """Two ferries or links have a port at the same milepost.

    It is only noted where each of them is bought by itself.

    Why: whoever builds there pays for all of them at once, wanted or not.
    Repair: move one of them to a milepost of its own.

    Bad:
        ferries:
        - {id: gull-ferry, name: Gull Ferry, ports: "4,11 9,9", cost: 3, max_players: 2}

    Good:
        ferries:
        - {id: gull-ferry, name: Gull Ferry, ports: "5,10 9,9", cost: 3, max_players: 2}
    """
    there: dict[Cell, list[tuple[str, Ferry | Link]]] = {}
    for ferry in survey.part.ferries.values():
        for port in dict.fromkeys(ferry.ports):
            there.setdefault(port, []).append(("ferries", ferry))
    for link in survey.part.links.values():
        there.setdefault(link.port, []).append(("links", link))
    for port, things in there.items():
        if len(things) > 1:
            yield _shared(port, things)


def _shared(port: Cell, things: list[tuple[str, Ferry | Link]]) -> Finding:
    built = [t for _, t in things if not (isinstance(t, Link) and t.mode == "purchase")]
    total = sum(thing.cost for thing in built)
    paid = (
        tr(": the first section into it pays {total} for all", total=total)
        if len(built) > 1
        else ""
    )
    routes = [(kind, t.id, "ports" if kind == "ferries" else "port") for kind, t in things]
    return Finding(
        message=tr(
            "{t} share the port at {port}{paid}",
            t=listed([t.name or t.id for _, t in things]),
            port=port,
            paid=paid,
        ),
        route=routes[-1],
        word=str(port) if routes[-1][0] == "ferries" else "",
        cells=(port,),
        also=tuple([Also(route, tr("the same port")) for route in routes[:-1]]),
        weight=WARNING if len(built) > 1 else INFO,
    )
