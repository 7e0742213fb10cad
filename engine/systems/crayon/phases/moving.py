"""Running trains: where one may go, what a step takes, half rate, and what arriving brings."""

from collections.abc import Iterator

from engine.protocol import Refusal
from engine.systems.crayon.actions.kinds import Move
from engine.systems.crayon.events.cited_rules import rule_against_running
from engine.systems.crayon.events.errands import arrive
from engine.systems.crayon.events.half_rate import halve
from engine.systems.crayon.phases import told_together
from engine.systems.crayon.phases.renting import (
    pay_own_track,
    pay_rent,
    why_not_own_track,
    why_not_rent,
)
from engine.systems.crayon.state.play import Play, no
from engine.systems.crayon.state.state import Train
from model.systems.crayon.network.network import NOWHERE, edge_key
from model.wording.speech import tr

# -- whether trains do anything now


def why_not_train(play: Play, train: int) -> Refusal | None:
    if play.train(train) is None:
        return no("CRY-SETUP-01", tr("you have no train {train}", train=train))
    return None


def why_not_operate(play: Play, train: int) -> Refusal | None:
    """Whether it is time for operations, and there is such a train."""
    turn = play.state.turn
    if turn.phase == "build-round":
        return no("CRY-INIT-01", tr("in the building rounds trains do nothing yet"))
    if turn.phase == "building":
        return no("CRY-TURN-01", tr("building has begun: trains do nothing more in this turn"))
    if turn.phase == "lost":
        return no("CRY-EVENT-13", tr("this turn is lost"))
    if turn.backtracked:
        return no("CRY-VAR-26", tr("this turn was given up to turn a train round"))
    return why_not_train(play, train)


def why_not_run(play: Play, train: int) -> Refusal | None:
    """The same for a train that must be on the board."""
    turn, known = play.state.turn, play.train(train)
    if known is None or turn.phase != "operations" or turn.backtracked:
        return why_not_operate(play, train)
    if known.at == NOWHERE:
        return no("CRY-START-01", tr("the train is not on the board yet: place it in a city"))
    return None


def begin_run(play: Play, train: Train) -> None:
    """The allowance of a train at the beginning of its operations (CRY-MOVE-02, CRY-EVENT-09)."""
    train.moved, train.halved = 0, False
    train.allowance = play.table.rules.trains[train.type].speed
    halve(play, train, len(play.weather.halves(train.at)) + train.half_next)
    train.half_next = False


# -- a step


def why_not_move(play: Play, action: Move) -> Refusal | None:
    refusal = why_not_run(play, action.train)
    if refusal is not None:
        return refusal
    return why_not_step(play, action.train, play.table.network.index(action.to))


def why_not_step(play: Play, number: int, to: int) -> Refusal | None:
    """Whether a train of the mover may run to a neighbouring milepost now."""
    train = play.mover.trains[number - 1]
    owner = play.state.track.sections.get(edge_key(train.at, to))
    if owner is None and to not in play.table.red_steps.get(train.at, ()):
        return no("CRY-MOVE-01", tr("no track leads there"))
    if to == train.came_from and not may_reverse(play, train):
        return no("CRY-MOVE-03", tr("a train turns round only in a city"))
    if train.moved >= train.allowance:
        return no("CRY-MOVE-02", tr("the train has run as far as it can in this turn"))
    if play.state.in_play:
        refusal = why_flooded(play, train.at, to) or why_halted(play, train.at, to)
        if refusal is not None:
            return refusal
    if owner is None:
        return None
    return why_not_own_track(play) if owner == play.seat else why_not_rent(play, number, owner)


def may_reverse(play: Play, train: Train) -> bool:
    """Whether a train may leave by the edge it came by (CRY-MOVE-03, -10)."""
    table = play.table
    if train.at in table.cities:
        return True
    if train.at not in table.ferries_at and train.at not in table.links_at:
        return False
    reading = table.rules.port.reverse
    return reading == "always" or (reading == "after-stopping" and train.waits)


def why_flooded(play: Play, a: int, b: int) -> Refusal | None:
    """Whether a flood closes an edge to trains (CRY-EVENT-31, -35)."""
    if not play.weather.closed:
        return None
    edge, red = edge_key(a, b), play.table.network.red
    is_red = a in red and red[a] == red.get(b)
    if is_red and play.table.rules.flood.red_area == "open":
        return None
    for event, edges in play.weather.closed:
        if edge in edges:
            rule = "CRY-EVENT-35" if is_red else "CRY-EVENT-31"
            return no(
                rule, tr("{event_name}: nobody runs across now", event_name=play.event_name(event))
            )
    return None


def why_halted(play: Play, a: int, b: int) -> Refusal | None:
    """Whether an event keeps trains where they are, or out of where they want to go."""
    leaves = play.table.rules.event.leave_closed
    for event, cells in play.weather.no_move:
        if b in cells or (a in cells and not leaves):
            rule = rule_against_running(play.table.events[event])
            return no(
                rule, tr("{event_name}: no train runs here now", event_name=play.event_name(event))
            )
    return None


def move(play: Play, action: Move) -> None:
    train = play.mover.trains[action.train - 1]
    to = play.table.network.index(action.to)
    edge = edge_key(train.at, to)
    owner = play.state.track.sections.get(edge)
    play.state.turn.acted = True
    if owner == play.seat:
        pay_own_track(play)
    elif owner is not None:
        pay_rent(play, action.train, owner)
    _step(play, train, to)
    text = tr(
        "{names} runs to {place_name}",
        names=play.names[play.seat],
        place_name=play.table.place_name(to),
    )
    play.tell_in_a_row(told_together.steps, "move", play.seat, text, at=to, edge=edge, owner=owner)
    arrive(play, play.seat, train)


def _step(play: Play, train: Train, to: int) -> None:
    """One milepost further; whether a storm takes its half before or after it is OPEN-CRY-47."""
    storms, reading = storms_ahead(play, train, to), play.table.rules.event.half_on_entry
    if reading == "before-step":
        halve(play, train, storms)
    train.moved += 1
    train.trail = trail_after(play, train)
    train.came_from, train.at, train.waits, train.ran = train.at, to, False, True
    if reading == "after-step":
        halve(play, train, storms)


def trail_after(play: Play, train: Train) -> tuple[int, ...]:
    """The mileposts since the last city, for a train that leaves where it stands."""
    return (train.at,) if train.at in play.table.cities else (*train.trail, train.at)


def storms_ahead(play: Play, train: Train, to: int) -> int:
    """How many storms halve the movement at a place and not where the train is (CRY-EVENT-10)."""
    weather = play.weather
    return len(weather.halves(to) - weather.halves(train.at)) if weather.half else 0


def moves(play: Play) -> Iterator[Move]:
    """Every step that a train of the mover may take now."""
    network = play.table.network
    for number, train in enumerate(play.mover.trains, 1):
        if train.is_placed and train.left > 0:
            for to in network.around(train.at):
                if network.has(to) and why_not_step(play, number, to) is None:
                    yield Move(play.table.cells[to], number)
