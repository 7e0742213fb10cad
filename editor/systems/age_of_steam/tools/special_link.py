"""The special link tool: a drag from stop to stop, or a click on each; right takes a link away."""

from collections.abc import Generator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar

from editor.desk.tool import Answer, Done, Gesture, Option, Tool, number
from editor.edits.fitted_values import fitting
from editor.edits.things import added, deleted, fresh_id
from editor.gestures.under_pointer import city_under
from editor.pointing.pointer import Pointer
from editor.pointing.selection import Selection
from editor.pointing.sketch import EMPTY, Sketch, SketchLine, SketchNote
from editor.systems.age_of_steam.city_edits.link_lines import link_title, link_under, link_with_ends
from editor.words import tr, trn
from model.boards.terrain import TerrainBoard
from model.forms.form import Route
from model.scenario.change import Change
from model.scenario.scenario import Scenario
from model.scenario.things import City
from model.systems.age_of_steam.things.city import TOWN

if TYPE_CHECKING:
    from editor.desk.desk import Desk

ROOM = "special_links"
COST = Option("special-cost", "Price of the link", "number", 0, 99, usual=6)
POINTS = Option("special-points", "Points at the end", "number", 0, 9, usual=1)


class SpecialLinkTool(Tool):
    """Joins two stops by a link without tiles."""

    NAME = "special-link"
    TITLE = "Special link"
    KEY = "L"
    GROUP = "lines"
    ORDER = 55
    OPTIONS: ClassVar[Sequence[Option]] = (COST, POINTS)
    LAYER = "crossings"
    DRAWS = ROOM

    def suits(self, scenario: Scenario) -> bool:
        return isinstance(scenario.board, TerrainBoard)

    def wants_right(self) -> bool:
        return True

    def hint(self, desk: "Desk", at: Pointer) -> str:
        stop, link = city_under(desk.scenario, at), link_under(desk.scenario, at)
        if stop is not None:
            words = tr("Drag from {stop} to another stop: a link for {cost}")
            return words.format(stop=stop.name, cost=cost_in_hand(desk))
        if link is not None:
            words = tr("Click: select {link} · Alt or right: take it away")
            return words.format(link=link_title(desk.scenario, link))
        return tr("A special link begins at a city or a town")

    def sketch(self, desk: "Desk", at: Pointer) -> Sketch:
        stop = city_under(desk.scenario, at)
        return EMPTY if stop is None or stop.at is None else Sketch(rings=(stop.at,))

    def pick(self, desk: "Desk", at: Pointer) -> bool:
        link = link_under(desk.scenario, at)
        if link is None:
            return False
        desk.set(COST.key, link.cost[0])
        desk.set(POINTS.key, link.points)
        return True

    def gesture(self, desk: "Desk", press: Pointer) -> Gesture:
        start, link = city_under(desk.scenario, press), link_under(desk.scenario, press)
        if start is None or press.is_opposite:
            if link is None:
                desk.say(tr("A special link begins at a city or a town"))
            elif press.is_opposite:
                return Done(deleted(desk.scenario, [(ROOM, link.id)], with_references=True))
            else:
                desk.choose(Selection(things=frozenset({(ROOM, link.id)})))
            return None
        goal = yield from _far_stop(desk, start)
        if goal is None or goal.id == start.id:
            return None
        change, key = linked(desk, start, goal)
        return Done(change, Selection(things=frozenset({(ROOM, key)})))


def cost_in_hand(desk: "Desk") -> int:
    return max(COST.least, min(number(desk, COST.key, COST.usual), COST.most))


def points_in_hand(desk: "Desk") -> int:
    return max(POINTS.least, min(number(desk, POINTS.key, POINTS.usual), POINTS.most))


def _far_stop(desk: "Desk", start: City) -> Generator[Answer, Pointer, City | None]:
    """Where a drag ends, or the second click; None where it is given up."""
    event = yield None
    while event.key != "Return":
        goal = city_under(desk.scenario, event)
        is_elsewhere = goal is None or goal.id != start.id
        if event.kind == "double" or (event.kind in ("press", "release") and is_elsewhere):
            return goal
        _show(desk, start, goal, event)
        event = yield None
    return city_under(desk.scenario, event)


def _show(desk: "Desk", start: City, goal: City | None, event: Pointer) -> None:
    if start.at is None:
        return
    is_there = goal is not None and goal.at is not None and goal.id != start.id
    there = goal.at if is_there and goal is not None and goal.at is not None else event.point
    line = SketchLine((start.at, there), "good" if is_there or goal is not None else "bad")
    notes = [SketchNote(there, str(cost_in_hand(desk)))] if is_there else []
    is_start = goal is not None and goal.id == start.id
    hint = tr("Now the other end") if is_start else tr("No city or town here")
    if is_there and goal is not None:
        old = link_with_ends(desk.scenario, start.id, goal.id)
        words = tr("Release or click: a link for {cost}, {points} at the end")
        if old is not None:
            words = tr("Release or click: this link costs {cost}, {points} at the end")
        points = trn("{n} point", "{n} points", points_in_hand(desk))
        hint = words.format(cost=cost_in_hand(desk), points=points)
    rings = (start.at, there) if is_there else (start.at,)
    desk.show(Sketch(lines=(line,), rings=rings, notes=notes), hint)


def linked(desk: "Desk", start: City, goal: City) -> tuple[Change, str]:
    """A new link between two stops, or other numbers for the one that is there; and its id."""
    scenario = desk.scenario
    numbers = {"cost": cost_in_hand(desk), "points": points_in_hand(desk)}
    old = link_with_ends(scenario, start.id, goal.id)
    name = f"{start.name}–{goal.name}"
    if old is not None:
        values: dict[Route, Any] = {(ROOM, old.id, key): value for key, value in numbers.items()}
        label = tr("change special link {name}").format(name=old.name or name)
        return fitting(scenario, values, label), old.id
    key = fresh_id(scenario, ROOM, f"{start.id} {goal.id}")
    plain: dict[str, Any] = {"id": key, "ends": [start.id, goal.id], **numbers}
    if TOWN in (start.kind, goal.kind):
        plain["requires"] = "towns"
    label = tr("add special link {name}").format(name=name)
    return replace(added(scenario, ROOM, plain), label=label), key
