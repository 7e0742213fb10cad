"""Turning a train round outside a city, at the price of a whole turn (CRY-VAR-26)."""

from collections.abc import Iterator

from engine.protocol import Refusal
from engine.systems.crayon.actions.kinds import Backtrack
from engine.systems.crayon.phases.moving import may_reverse, why_not_train
from engine.systems.crayon.phases.renting import pay_rent, why_not_rent
from engine.systems.crayon.state.play import Play, no
from engine.systems.crayon.state.state import Train
from model.systems.crayon.network.network import NOWHERE, edge_key
from model.wording.speech import tr

RULE = "CRY-VAR-26"


def why_not_backtrack(play: Play, action: Backtrack) -> Refusal | None:
    rules, turn = play.table.rules, play.state.turn
    if rules.move.reverse != "anywhere-for-a-turn":
        return no("CRY-MOVE-03", tr("a train turns round only in a city"))
    if turn.phase == "build-round":
        return no("CRY-INIT-01", tr("in the building rounds trains do nothing yet"))
    if turn.phase == "building" or turn.acted:
        return no(RULE, tr("a whole turn is given up to turn round, from its beginning"))
    refusal = why_not_train(play, action.train)
    if refusal is not None:
        return refusal
    train = play.mover.trains[action.train - 1]
    if not train.is_placed:
        return no("CRY-START-01", tr("the train is not on the board yet: place it in a city"))
    if train.came_from == NOWHERE or may_reverse(play, train):
        return no(RULE, tr("the train may leave in any direction as it is"))
    owner = _landlord(play, train)
    return None if owner is None else why_not_rent(play, action.train, owner)


def _landlord(play: Play, train: Train) -> int | None:
    """The opponent on whose track a train came, and turns round."""
    owner = play.state.track.sections.get(edge_key(train.at, train.came_from))
    return None if owner == play.seat else owner


def backtrack(play: Play, action: Backtrack) -> None:
    train = play.mover.trains[action.train - 1]
    owner = _landlord(play, train)
    if owner is not None:
        pay_rent(play, action.train, owner)
    train.came_from = NOWHERE
    play.state.turn.backtracked = (*play.state.turn.backtracked, action.train)
    play.tell(
        "backtrack", play.seat, tr("{names}'s train turns round", names=play.names[play.seat])
    )


def backtracks(play: Play) -> Iterator[Backtrack]:
    for number in range(1, len(play.mover.trains) + 1):
        if why_not_backtrack(play, Backtrack(number)) is None:
            yield Backtrack(number)
