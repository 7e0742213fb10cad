"""Placing a train: where it may start, and what it starts with."""

from collections.abc import Iterator

from engine.protocol import Refusal
from engine.systems.crayon.actions.kinds import Place
from engine.systems.crayon.events.errands import arrive
from engine.systems.crayon.phases.moving import begin_run, why_not_operate, why_not_train
from engine.systems.crayon.state.play import Play, no
from model.wording.speech import tr


def why_not_place(play: Play, action: Place) -> Refusal | None:
    refusal = _why_not_now(play, action.train)
    if refusal is not None:
        return refusal
    table, at = play.table, play.table.network.index(action.at)
    if play.mover.trains[action.train - 1].is_placed:
        return no("CRY-START-01", tr("the train is on the board already"))
    if at in table.cities or may_start_at_link(play, at):
        return None
    if at in table.links_at:
        return no("CRY-START-03", tr("a train starts on a link's port only if your track is there"))
    return no("CRY-START-01", tr("a train starts in a city"))


def _why_not_now(play: Play, train: int) -> Refusal | None:
    """Trains come on the board in operations, or in the building rounds (OPEN-CRY-37)."""
    turn, start = play.state.turn, play.table.rules.start
    if turn.phase != "build-round":
        return why_not_operate(play, train)
    if start.place_train != "set-up":
        return no("CRY-SETUP-08", tr("a train is placed in its first operations, not before"))
    return why_not_train(play, train)


def may_start_at_link(play: Play, at: int) -> bool:
    """Whether the mover may begin on the port of a container link (CRY-START-03)."""
    is_there = at in play.table.network.red or play.state.track.touches(play.seat, (at,))
    return is_there and at in play.table.links_at


def place(play: Play, action: Place) -> None:
    train = play.mover.trains[action.train - 1]
    train.at = play.table.network.index(action.at)
    train.is_new = True
    if play.state.turn.phase == "operations":
        play.state.turn.acted = True
        begin_run(play, train)
    where = play.table.place_name(train.at)
    text = tr("{names}'s train starts in {where}", names=play.names[play.seat], where=where)
    play.tell("place", play.seat, text, at=train.at)
    arrive(play, play.seat, train)


def places(play: Play) -> Iterator[Place]:
    """Every start of a train that is not on the board."""
    spots = sorted({*play.table.cities, *play.table.links_at})
    for number, train in enumerate(play.mover.trains, 1):
        if not train.is_placed and _why_not_now(play, number) is None:
            for at in spots:
                action = Place(play.table.cells[at], number)
                if why_not_place(play, action) is None:
                    yield action
