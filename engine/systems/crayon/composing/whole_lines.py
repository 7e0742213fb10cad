"""Laying a whole line at once: the cheapest legal one, as far as the money goes."""

from heapq import heappop, heappush
from typing import NamedTuple

from engine.protocol import Refusal
from engine.showing.plans import CannotPlan, Plan
from engine.systems.crayon.actions.kinds import Build
from engine.systems.crayon.composing.places import Place
from engine.systems.crayon.game.game import CrayonGame
from engine.systems.crayon.phases.building import (
    origins,
    why_closed_to_building,
    why_not_build_now,
)
from engine.systems.crayon.phases.prices import price_now
from engine.systems.crayon.state.play import Play
from model.amounts_in_words import counted
from model.pieces.places import Step
from model.systems.crayon.network.network import edge_key
from model.wording.speech import tr

NOT_YET = ("CRY-BUILD-14", "CRY-TURN-05", "CRY-BUILD-08")
"""Refusals that another turn cures: money, and too many sections out of Major Cities."""
MOST_TRIES = 60
SHOWN = 12


class Laid(NamedTuple):
    """A section of a line that is planned, in the direction in which it is built."""

    origin: int
    end: int
    price: int


def lay_plan(game: CrayonGame, goal: Place, start: Place | None = None) -> Plan:
    """The cheapest line to a place, from another place or from wherever a line may begin."""
    refusal = why_not_build_now(game.position)
    if refusal is not None:
        raise CannotPlan(refusal.sentence, refusal.rule)
    return _plan(game, _standing(game.position, goal) if start is None else start.cells, goal)


def _standing(play: Play, goal: Place) -> tuple[int, ...]:
    """Where a line may begin: at own track, or at any other Major City where there is none yet."""
    own = [cell for cell in origins(play, play.seat) if cell in play.state.track.touched[play.seat]]
    red = play.table.network.red
    if own:
        cities = {red[cell] for cell in own if cell in red}
        return tuple({*own, *(cell for cell, city in red.items() if city in cities)})
    return tuple(cell for cell in red if cell not in goal.cells)


def _plan(game: CrayonGame, sources: tuple[int, ...], goal: Place) -> Plan:
    banned: set[int] = set()
    last: Refusal | None = None
    for _ in range(MOST_TRIES):
        line = cheapest_line(game.position, sources, goal.cells, banned)
        if line is None:
            break
        if not line:
            raise CannotPlan(tr("your track leads to {goal} already", goal=goal.name))
        actions, refusal = _tried(game, line)
        if refusal is None or refusal.rule in NOT_YET:
            return _told(game.position, line, actions, goal, refusal)
        at = line[len(actions)]
        banned.add(edge_key(at.origin, at.end))
        last = refusal
    sentence = tr("no line to {goal} can be built now", goal=goal.name)
    if last is None:
        raise CannotPlan(sentence)
    raise CannotPlan(f"{sentence}: {last.sentence}", last.rule)


def _tried(game: CrayonGame, line: list[Laid]) -> tuple[list[Build], Refusal | None]:
    """Lays a line on a copy of the game, up to the first section that is refused."""
    trial, cells = game.copy(), game.table.cells
    actions: list[Build] = []
    for section in line:
        action = Build(cells[section.origin], cells[section.end])
        refusal = trial.why_not(action)
        if refusal is not None:
            return actions, refusal
        trial.play(action)
        actions.append(action)
    return actions, None


def _told(
    play: Play, line: list[Laid], actions: list[Build], goal: Place, refusal: Refusal | None
) -> Plan:
    now, later = line[: len(actions)], line[len(actions) :]
    rest = tr(
        "{sections} for {sum}",
        sections=counted(len(later), "section"),
        sum=sum(one.price for one in later),
    )
    if not now and refusal is not None:
        raise CannotPlan(
            tr(
                "a line to {goal} takes {rest}; {refusal}",
                goal=goal.name,
                rest=rest,
                refusal=refusal.sentence,
            ),
            refusal.rule,
        )
    cells = [str(play.table.cells[cell]) for cell in _way(now)]
    way = " ".join(cells if len(cells) <= SHOWN else [*cells[:SHOWN], "..."])
    short = tr(
        "{sections} for {sum}",
        sections=counted(len(now), "section"),
        sum=sum(one.price for one in now),
    )
    text = f"{short}: {way}"
    are = tr("is") if len(later) == 1 else tr("are")
    text += (
        tr(
            "; {rest} to {goal} {are} left ({refusal})",
            rest=rest,
            goal=goal.name,
            are=are,
            refusal=refusal,
        )
        if later
        else tr(", to {goal}", goal=goal.name)
    )
    steps, left = (_steps(play, part) for part in (now, later))
    return Plan(tuple(actions), text, is_asked=True, steps=steps, later=left, short=short)


def _steps(play: Play, line: list[Laid]) -> tuple[Step, ...]:
    cells = play.table.cells
    return tuple((cells[one.origin], cells[one.end]) for one in line)


def _way(line: list[Laid]) -> list[int]:
    """The mileposts of a line from its beginning, whichever way its sections are built."""
    first = line[0]
    turned = len(line) > 1 and first.origin in line[1][:2]
    cells = [first.end if turned else first.origin]
    for one in line:
        cells.append(one.origin if one.end == cells[-1] else one.end)
    return cells


def cheapest_line(
    play: Play, sources: tuple[int, ...], goals: tuple[int, ...], banned: set[int]
) -> list[Laid] | None:
    """The sections of the cheapest line between places, own track used for nothing."""
    cost = dict.fromkeys(sorted(sources), 0)
    back: dict[int, tuple[int, Laid | None]] = {}
    queue = [(0, cell) for cell in cost]
    done: set[int] = set()
    while queue:
        so_far, here = heappop(queue)
        if here in done:
            continue
        done.add(here)
        if here in goals:
            return _sections(back, here)
        for to, laid in _ways(play, here, banned):
            total = so_far + (laid.price if laid else 0)
            if total < cost.get(to, total + 1):
                cost[to] = total
                back[to] = (here, laid)
                heappush(queue, (total, to))
    return None


def _ways(play: Play, here: int, banned: set[int]) -> list[tuple[int, Laid | None]]:
    table, track, seat = play.table, play.state.track, play.seat
    found: list[tuple[int, Laid | None]] = [(to, None) for to in table.red_joins.get(here, ())]
    for ferry in table.ferries_at.get(here, ()):
        if track.owns(seat, ferry):
            found += [(port, None) for port in table.ports_of[ferry]]
    for to in table.ways[here]:
        edge = edge_key(here, to)
        owner = track.sections.get(edge)
        held = track.reserved.get(edge)
        if owner == seat:
            found.append((to, None))
        elif owner is not None or edge in banned or (held is not None and held.seat != seat):
            continue
        elif why_closed_to_building(play, edge) is None:
            found.append((to, _cheaper_way(play, here, to)))
    return found


def _cheaper_way(play: Play, here: int, to: int) -> Laid:
    """The section to a milepost; into a Major City it may be cheaper to build out of it."""
    prices = [(here, to)]
    if to in play.table.network.red:
        prices.append((to, here))
    found = [Laid(a, b, price_now(play, play.seat, a, b)) for a, b in prices]
    return min(found, key=lambda one: one.price)


def _sections(back: dict[int, tuple[int, Laid | None]], last: int) -> list[Laid]:
    line: list[Laid] = []
    while last in back:
        last, laid = back[last]
        if laid is not None:
            line.append(laid)
    return line[::-1]
