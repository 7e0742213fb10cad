"""Running to a place far away at once, as far as the movement of the turn goes."""

from collections import deque
from itertools import pairwise

from engine.showing.plans import CannotPlan, Plan
from engine.systems.crayon.actions.kinds import Move
from engine.systems.crayon.composing.places import Place
from engine.systems.crayon.phases.moving import may_reverse, why_flooded, why_halted, why_not_run
from engine.systems.crayon.state.play import Play
from engine.systems.crayon.state.state import Train
from model.amounts_in_words import counted
from model.pieces.places import Step
from model.systems.crayon.network.network import edge_key
from model.wording.speech import tr


class NoWay(CannotPlan):
    """Own track does not lead to a place; `rented` says what the track of others would cost."""

    def __init__(self, sentence: str, rule: str = "", rented: str = "") -> None:
        super().__init__(sentence, rule)
        self.rented = rented


def run_plan(play: Play, number: int, goal: Place, *, rents: bool = False) -> Plan:
    """The shortest way of a train to a place, over the track of others only if it may rent."""
    refusal, train = why_not_run(play, number), play.train(number)
    if refusal is not None:
        raise CannotPlan(refusal.sentence, refusal.rule)
    if train is None or train.at in goal.cells:
        raise CannotPlan(tr("the train is at {goal} already", goal=goal.name))
    way = way_to(play, train, goal.cells, rents=rents)
    if way is None:
        raise _no_way(play, train, goal, rents)
    if train.left < 1:
        raise CannotPlan(tr("the train has run as far as it can in this turn"), "CRY-MOVE-02")
    now = len(way[: train.left])
    actions = tuple(Move(play.table.cells[cell], number) for cell in way[:now])
    text = tr("{mileposts} to {goal}", mileposts=counted(len(way), "milepost"), goal=goal.name)
    if now < len(way):
        text += tr(", {now} of them in this turn", now=now)
    steps = _as_steps(play, [train.at, *way])
    short = counted(now, "milepost")
    return Plan(actions, text, steps=steps[:now], later=steps[now:], short=short)


def _as_steps(play: Play, way: list[int]) -> tuple[Step, ...]:
    cells = [play.table.cells[number] for number in way]
    return tuple(pairwise(cells))


def _no_way(play: Play, train: Train, goal: Place, rents: bool) -> CannotPlan:
    way = None if rents else way_to(play, train, goal.cells, rents=True)
    if way is None:
        return CannotPlan(tr("no track leads to {goal}", goal=goal.name), "CRY-MOVE-01")
    return NoWay(
        tr("your own track does not lead to {goal}", goal=goal.name),
        rented=_rented(play, train, way),
    )


def _rented(play: Play, train: Train, way: list[int]) -> str:
    """What a way over the track of others is, in words."""
    others = _others(play, train.at, way)
    owners = " and ".join(play.names[seat] for seat in others)
    fee = play.table.rules.rent.fee * len(others)
    return tr(
        "over the track of {owners} it is {mileposts} for {fee} a turn",
        owners=owners,
        mileposts=counted(len(way), "milepost"),
        fee=fee,
    )


def _others(play: Play, at: int, way: list[int]) -> list[int]:
    """Whose track a way uses, the mover's left out."""
    owners: list[int] = []
    for to in way:
        owner = play.state.track.owner_between(at, to)
        if owner is not None and owner != play.seat and owner not in owners:
            owners.append(owner)
        at = to
    return owners


def way_to(play: Play, train: Train, goals: tuple[int, ...], *, rents: bool) -> list[int] | None:
    """The shortest way of a train over own track and red areas, turning round only in cities."""
    start = (train.at, train.came_from)
    back: dict[tuple[int, int], tuple[int, int] | None] = {start: None}
    ahead = deque([start])
    while ahead:
        here = ahead.popleft()
        if here[0] in goals and here != start:
            return _cells(back, here)
        turns = may_reverse(play, train) if here == start else here[0] in play.table.cities
        for to in _steps(play, here[0], rents):
            after = (to, here[0])
            if after not in back and (turns or to != here[1]):
                back[after] = here
                ahead.append(after)
    return None


def _steps(play: Play, at: int, rents: bool) -> list[int]:
    sections, seat = play.state.track.sections, play.seat
    red = play.table.red_steps.get(at, ())
    found = []
    for to in play.table.steps[at]:
        owner = sections.get(edge_key(at, to))
        open_to_us = owner == seat or (rents and owner is not None) or to in red
        if open_to_us and not (why_flooded(play, at, to) or why_halted(play, at, to)):
            found.append(to)
    return found


def _cells(back: dict[tuple[int, int], tuple[int, int] | None], last: tuple[int, int]) -> list[int]:
    cells: list[int] = []
    here: tuple[int, int] | None = last
    while here is not None and back[here] is not None:
        cells.append(here[0])
        here = back[here]
    return cells[::-1]
