"""The route tool: boards of cities and lines. Cities, lines, segments, arrows, terrain."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from editor.edits.things import added, altered, fresh_id
from editor.gestures.moving import held
from editor.gestures.placing import city_placed
from editor.gestures.ports import number
from editor.gestures.under import city_under, line_under
from editor.pointer import Pointer
from editor.selection import Selection
from editor.sketch import EMPTY, Sketch, SketchLine
from editor.tools.tool import Choice, Done, Gesture, Option, Tool
from editor.words import tr
from model.boards.routes import MOST_SEGMENTS, Arrow, Line, RouteBoard
from model.change import Change
from model.rooms import LINES
from model.scenario import Scenario
from model.terrain_kinds import ON_SEGMENTS, segment_kinds
from model.things import City

if TYPE_CHECKING:
    from editor.desk import Desk

WHAT = Option("route", "Draw")
LENGTH = Option("segments", "Segments of a new line", "number", 1, 20)
TERRAIN = Option("segment-terrain", "Terrain of a segment")
ARROWS: tuple[Arrow | None, ...] = (None, "a>b", "b>a")


class Route(Tool):
    """Draws lines between cities."""

    NAME = "route"
    TITLE = "Routes"
    KEY = "O"
    GROUP = "lines"
    ORDER = 56
    OPTIONS: ClassVar = (WHAT, LENGTH, TERRAIN)
    LAYER = "routes"

    def fits(self, scenario: Scenario) -> bool:
        return isinstance(scenario.board, RouteBoard)

    def choices(self, desk: "Desk", option: Option) -> Sequence[Choice]:
        if option.key == TERRAIN.key:
            return [Choice(kind, kind, f"terrain {kind}") for kind in segment_kinds(desk.scenario)]
        if option.key != WHAT.key:
            return ()
        return (
            Choice("lines", tr("cities and lines"), "icon route"),
            Choice("segments", tr("more or fewer segments"), "icon segments"),
            Choice("arrow", tr("direction of building"), "icon arrow"),
            Choice("terrain", tr("terrain of a segment"), "icon terrain"),
        )

    def wants_right(self) -> bool:
        return True

    def hint(self, desk: "Desk", at: Pointer) -> str:
        city, line = city_under(desk.scenario, at), line_under(desk.scenario, at)
        what = what_in_hand(desk)
        if what == "lines":
            if city is not None:
                words = tr("Drag to another city: a line · Alt and drag: move {name}")
                return words.format(name=city.name)
            return tr("Click: a new city; type its name")
        if line is None:
            return tr("Click on a line")
        return {
            "segments": tr("Click: one segment more · Alt or right: one less"),
            "arrow": tr("Click: the next direction · Alt or right: none"),
            "terrain": tr("Click: {kind} in this segment · Alt or right: none").format(
                kind=kind_in_hand(desk)
            ),
        }[what]

    def sketch(self, desk: "Desk", at: Pointer) -> Sketch:
        city, line = city_under(desk.scenario, at), line_under(desk.scenario, at)
        if what_in_hand(desk) == "lines":
            return Sketch(rings=(at.point if city is None else city.xy or at.point,))
        ends = [] if line is None else _ends(desk.scenario, line[0])
        places = [city.xy for city in ends if city.xy is not None]
        return Sketch(lines=(SketchLine(places),)) if len(places) == 2 else EMPTY

    def gesture(self, desk: "Desk", press: Pointer) -> Gesture:
        what, line = what_in_hand(desk), line_under(desk.scenario, press)
        if what == "lines":
            return (yield from _lines(desk, press))
        if line is not None:
            change = touched(desk, what, *line, is_opposite=press.is_opposite)
            return Done(change, Selection(things=frozenset({(LINES, line[0].id)})))
        return None


def what_in_hand(desk: "Desk") -> str:
    what = str(desk.settings.get(WHAT.key))
    return what if what in ("segments", "arrow", "terrain") else "lines"


def kind_in_hand(desk: "Desk") -> str:
    return str(desk.settings.get(TERRAIN.key) or ON_SEGMENTS[0])


def _ends(scenario: Scenario, line: Line) -> list[City]:
    return [scenario.cities[end] for end in (line.a, line.b) if end in scenario.cities]


def _lines(desk: "Desk", press: Pointer) -> Gesture:
    """A click on nothing places a city; a drag from one city to another joins them."""
    start = city_under(desk.scenario, press)
    if start is None:
        return None if press.is_opposite else (yield from city_placed(desk, press))
    if press.is_opposite:
        return (yield from held(desk, press, ("cities", start.id)))
    desk.choose(Selection(things=frozenset({("cities", start.id)})))
    event = yield None
    while event.kind == "move":
        goal = city_under(desk.scenario, event)
        there = event.point if goal is None or goal.xy is None else goal.xy
        desk.show(Sketch(lines=(SketchLine((start.xy or press.point, there)),)))
        event = yield None
    goal = city_under(desk.scenario, event)
    if goal is not None and goal.id != start.id and event.kind == "release":
        change, key = line_between(desk, start.id, goal.id)
        return Done(change, Selection(things=frozenset({(LINES, key)})))
    return None


def line_between(desk: "Desk", one: str, other: str) -> tuple[Change, str]:
    """A new line; a second one between the same cities is its twin."""
    key = fresh_id(desk.scenario, LINES, f"{one} {other}")
    segments = max(1, min(number(desk, LENGTH.key, 1), MOST_SEGMENTS))
    plain = {"id": key, "a": one, "b": other, "segments": segments}
    return added(desk.scenario, LINES, plain), key


def touched(desk: "Desk", what: str, line: Line, segment: int, *, is_opposite: bool) -> Change:
    """A line with a segment more or less, another direction, or another terrain in a segment."""
    scenario = desk.scenario
    if what == "segments":
        segments = max(1, min(line.segments + (-1 if is_opposite else 1), MOST_SEGMENTS))
        change = altered(
            scenario, LINES, line.id, segments=segments, terrain=line.terrain[:segments]
        )
        return replace(change, label=tr("segments of {line}").format(line=line.id))
    if what == "arrow":
        after = ARROWS[(ARROWS.index(line.arrow) + 1) % len(ARROWS)]
        change = altered(scenario, LINES, line.id, arrow=None if is_opposite else after)
        return replace(change, label=tr("direction of {line}").format(line=line.id))
    kinds = () if is_opposite else (*line.terrain_of(segment), kind_in_hand(desk))
    terrain = line.with_terrain(segment, kinds)
    change = altered(scenario, LINES, line.id, terrain=terrain)
    return replace(change, label=tr("terrain of {line}").format(line=line.id))
