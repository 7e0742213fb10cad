"""Running to a place far away in one command, as far as the movement of the turn goes."""

from collections import deque

from engine.systems.crayon.actions import Move
from engine.systems.crayon.game import CrayonGame
from engine.systems.crayon.phases.moving import may_reverse, why_flooded, why_halted, why_not_run
from engine.systems.crayon.play import Play
from engine.systems.crayon.state import Train
from milepost.playing.crayon.naming import Place, place_named
from milepost.playing.talk import Plan
from milepost.say import Refusal, count
from model.network import edge_key

RENT = "rent"


def run_plan(game: CrayonGame, words: list[str]) -> Plan:
    """`move guangzhou`, `move 5,7 by 2`, `move guangzhou rent`."""
    rents = RENT in words
    words = [word for word in words if word != RENT]
    number = 1
    if len(words) > 2 and words[-2] == "by" and words[-1].isdecimal():
        number = int(words[-1][:3])
        words = words[:-2]
    if words[:1] == ["to"]:
        words = words[1:]
    if not words:
        raise Refusal("say where to: move CITY, or move 5,7")
    play = game.position
    refusal = why_not_run(play, number)
    train = play.train(number)
    if refusal is not None or train is None:
        raise Refusal(str(refusal))
    return _plan(play, train, number, place_named(play.table, " ".join(words)), rents)


def _plan(play: Play, train: Train, number: int, goal: Place, rents: bool) -> Plan:
    if train.at in goal.cells:
        raise Refusal(f"the train is at {goal.name} already")
    way = way_to(play, train, goal.cells, rents=rents)
    if way is None:
        raise Refusal(_why_no_way(play, train, goal, rents))
    if train.left < 1:
        raise Refusal("the train has run as far as it can in this turn (CRY-MOVE-02)")
    steps = way[: train.left]
    actions = tuple(Move(play.table.cells[cell], number) for cell in steps)
    far = count(len(way), "milepost")
    text = f"{far} to {goal.name}"
    if len(steps) < len(way):
        text += f", {len(steps)} of them in this turn"
    return Plan(actions, text)


def _why_no_way(play: Play, train: Train, goal: Place, rents: bool) -> str:
    if not rents:
        way = way_to(play, train, goal.cells, rents=True)
        if way is not None:
            others = _others(play, train.at, way)
            owners = " and ".join(play.names[seat] for seat in others)
            fee = play.table.rules.rent.fee * len(others)
            return (
                f"your own track does not lead to {goal.name}; over the track of {owners} it is "
                f"{count(len(way), 'milepost')} for {fee} a turn: add the word {RENT}"
            )
    return f"no track leads to {goal.name} (CRY-MOVE-01)"


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
    red = play.table.network.red_steps(at)
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
