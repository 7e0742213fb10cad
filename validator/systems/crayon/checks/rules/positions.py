"""Start positions: whether a game can be in that state, and whether everybody can go on from it."""

import re
from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import replace

from model.notation import Cell
from model.scenario.scenario import Scenario
from model.systems.crayon.things.effects import EraseCrossing, EraseTouching
from model.systems.crayon.things.position import Position, Seat
from model.wording.speech import tr
from validator.check import check
from validator.finding import ERROR, WARNING, Finding
from validator.systems.crayon.survey.survey import GROUND, CrayonSurvey
from validator.wording.listing import counted

BOARD = (*GROUND, "position", "events")
SEED = 1
_SEAT = re.compile(r"\bseat ([0-9]{1,3})\b")
_CELL = re.compile(r"[0-9]+,[0-9]+")


@check(
    "RUL020",
    "broken-position",
    ERROR,
    reads=(*BOARD, "players", "goods", "demands", "regions"),
    needs=("ground",),
    whole=("position", "cities", "ferries", "links", "goods", "demands", "events"),
    implies=("RUL021", "RUL022"),
    holds=("VAL-CRY-86",),
)
def broken_position(survey: CrayonSurvey) -> Iterator[Finding]:
    """The position that the game begins from is one that no game can be in.

    The engine sets it up and looks at everything that always holds: chips, cards, limits of cities
    and ports, what is spent and run in a turn. The finding names what is broken.

    Why: the game cannot be begun, or it goes on from a state for which there are no rules.
    Repair: change the position as the finding says.

    Bad:
        position:
          seats:
          - {ferries: [gannet-ferry]}
          - {ferries: [gannet-ferry]}
          - {ferries: [gannet-ferry]}

    Good:
        position:
          seats:
          - {ferries: [gannet-ferry]}
          - {ferries: [gannet-ferry]}
    """
    position = survey.part.position
    if position is None or _names_nothing(survey):
        return
    from engine.protocol import NotPlayable
    from engine.systems.crayon.info import SYSTEM

    names = _names(survey.scenario, position)
    try:
        game = SYSTEM.new_game(survey.scenario, names, SEED)
    except NotPlayable as trouble:
        if _can_be_played_from_the_start(survey, names):
            yield _told(position, tr("the position cannot be set up"), [str(trouble)])
        return
    broken: dict[str, list[str]] = {}
    for rule, sentence in SYSTEM.check(game):
        broken.setdefault(rule, []).append(sentence)
    for rule, sentences in broken.items():
        told = _told(position, tr("the position breaks {rule}", rule=rule), sentences)
        yield replace(told, help=f"milepost explain {rule} says what always holds")


def _names_nothing(survey: CrayonSurvey) -> bool:
    """Whether the position names something that is not defined, which has a finding of its own."""
    found = (finding for many in survey.dangling.values() for finding in many)
    ways = (way for one in found for way in (one.route, *one.about))
    return any(way[:1] == ("position",) for way in ways)


def _names(scenario: Scenario, position: Position) -> list[str]:
    """The players: as many as the position speaks of, and as many as may play."""
    players = scenario.players
    number = min(max(len(position.seats), players.min, *_seats_named(position)), players.max)
    return [tr("seat {seat}", seat=seat) for seat in range(1, number + 1)]


def _seats_named(position: Position) -> Iterator[int]:
    yield position.turn.seat
    yield from (*position.turn.paid, *position.declared)
    yield from (one.drawer for one in position.in_play)
    yield from (one.seat for one in position.reserved)
    yield from (one.seat for one in position.lying if one.seat is not None)


def _can_be_played_from_the_start(survey: CrayonSurvey, names: Sequence[str]) -> bool:
    """Whether it is the position that stands in the way; all else has findings of its own."""
    from engine.protocol import NotPlayable
    from engine.systems.crayon.info import SYSTEM

    part = replace(survey.part, position=None)
    try:
        SYSTEM.new_game(replace(survey.scenario, part=part), names, SEED)
    except NotPlayable:
        return False
    return True


def _told(position: Position, what: str, sentences: Sequence[str]) -> Finding:
    """A finding at the seat of which a sentence of the engine speaks, or at the whole position."""
    number = _seat_meant(position, sentences[0])
    more = (
        tr("; so do {sentences} more", sentences=len(sentences) - 1) if len(sentences) > 1 else ""
    )
    return Finding(
        message=f"{what}: {sentences[0]}{more}",
        route=("position",) if number is None else ("position", "seats", number),
        is_about_key=number is None,
    )


def _seat_meant(position: Position, sentence: str) -> int | None:
    """The seat that a sentence names, or that has track or a train at the cells which it names."""
    named = _SEAT.search(sentence)
    if named:
        number = int(named[1]) - 1
        return number if 0 <= number < len(position.seats) else None
    cells = {*_CELL.findall(sentence)}
    for number, seat in enumerate(position.seats):
        there = [{str(edge.a), str(edge.b)} for edge in seat.track]
        there += [{str(train.at)} for train in seat.trains]
        if cells and any(cells <= one for one in there):
            return number
    return None


@check(
    "RUL021",
    "track-from-nowhere",
    WARNING,
    reads=BOARD,
    needs=("ground",),
    whole=("position", "cities", "ferries", "events"),
    rules=("CRY-BUILD-02", "CRY-BUILD-20", "CRY-FERRY-03"),
    holds=("VAL-CRY-87",),
)
def track_from_nowhere(survey: CrayonSurvey) -> Iterator[Finding]:
    """A position has track that is joined to no Major City.

    Track begins at a Major City or at a ferry of its owner, and only an event takes away what was
    built between. Where an event that does so lies among the discards or is in play, or the rules
    let players trade track or begin again, nothing is told.

    Why: no game comes to this position, so a puzzle that begins with it may have no answer.
    Repair: build the track from a Major City on, or put the event that cut it among the discards.

    Bad:
        position: {seats: [{track: ["7,6 7,7"]}]}

    Good:
        position: {seats: [{track: ["3,6 3,7", "3,7 4,7"]}]}
    """
    position = survey.part.position
    if position is None or _may_be_cut(survey, position):
        return
    is_shared = survey.rules.build.origins == "any-track"
    for number, seat in enumerate(position.seats):
        reached = _from_majors(survey, position.seats if is_shared else [seat])
        lost = [edge for edge in seat.track if edge.a not in reached]
        if lost:
            yield Finding(
                message=(
                    tr(
                        "{sections} of seat {number}, at {lost}, is joined to no Major City",
                        sections=counted(len(lost), "section"),
                        number=number + 1,
                        lost=lost[0],
                    )
                    if len(lost) == 1
                    else tr(
                        "{sections} of seat {number}, at {lost}, are joined to no Major City",
                        sections=counted(len(lost), "section"),
                        number=number + 1,
                        lost=lost[0],
                    )
                ),
                route=("position", "seats", number, "track", str(lost[0])),
                edges=tuple(lost),
                cells=tuple(dict.fromkeys([cell for edge in lost for cell in (edge.a, edge.b)])),
            )


def _may_be_cut(survey: CrayonSurvey, position: Position) -> bool:
    """Whether something in the history of the position may have parted track."""
    rules, events = survey.rules, survey.part.events
    if rules.track_trade.enabled or rules.restart.enabled:
        return True
    drawn = {*position.discards, *(one.event for one in position.in_play)}
    effects = (effect for name in drawn if name in events for effect in events[name].effects)
    return any(isinstance(effect, (EraseCrossing, EraseTouching)) for effect in effects)


def _from_majors(survey: CrayonSurvey, seats: Sequence[Seat]) -> set[Cell]:
    """The mileposts to which track and ferries of some seats lead from a Major City."""
    near: dict[Cell, list[Cell]] = {}
    for seat in seats:
        joined = [(edge.a, edge.b) for edge in seat.track]
        ends = {cell for pair in joined for cell in pair}
        for one, other in (*joined, *_sailings(survey, seat, ends)):
            near.setdefault(one, []).append(other)
            near.setdefault(other, []).append(one)
    ahead = [cell for cells in survey.ground.red.values() for cell in cells if cell in near]
    reached = set(ahead)
    for cell in ahead:
        new = [other for other in dict.fromkeys(near[cell]) if other not in reached]
        reached.update(new)
        ahead += new
    return reached


def _sailings(
    survey: CrayonSurvey, seat: Seat, ends: Container[Cell]
) -> Iterator[tuple[Cell, Cell]]:
    """The ferries that a seat owns: by name, or by track that ends at one of their ports."""
    for name, ferry in survey.part.ferries.items():
        is_own = name in seat.ferries or any(port in ends for port in ferry.ports)
        if is_own and len(ferry.ports) == 2:
            yield ferry.ports[0], ferry.ports[1]


@check(
    "RUL022",
    "stranded-train",
    WARNING,
    reads=BOARD,
    needs=("ground",),
    whole=("position", "cities", "ferries"),
    rules=("CRY-MOVE-01", "CRY-START-01"),
    holds=("VAL-CRY-88",),
)
def stranded_train(survey: CrayonSurvey) -> Iterator[Finding]:
    """A train of a position stands outside every city, and no track leads there.

    Why: it cannot move before somebody builds to the very milepost on which it stands.
    Repair: put it on track or into a city.

    Bad:
        position: {seats: [{trains: [{type: freight, at: "8,6"}]}]}

    Good:
        position: {seats: [{trains: [{type: freight, at: "8,4"}]}]}
    """
    position = survey.part.position
    if position is None:
        return
    network = survey.ground.network
    track = {cell for seat in position.seats for edge in seat.track for cell in (edge.a, edge.b)}
    for number, seat in enumerate(position.seats):
        ports = {p for name in seat.ferries for p in _ports(survey, name)}
        for place, train in enumerate(seat.trains):
            at = train.at
            if at is None or at in track or at in ports or not network.has(network.index(at)):
                continue
            if network.index(at) not in survey.access.owner:
                yield Finding(
                    message=tr(
                        "the {type} of seat {number} stands at {at}, where there is "
                        "neither a city nor track",
                        type=train.type,
                        number=number + 1,
                        at=at,
                    ),
                    route=("position", "seats", number, "trains", place, "at"),
                    cells=(at,),
                )


def _ports(survey: CrayonSurvey, ferry: str) -> Iterable[Cell]:
    found = survey.part.ferries.get(ferry)
    return found.ports if found else ()
