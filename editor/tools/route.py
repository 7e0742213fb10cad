"""The route tool: boards of cities and lines. Cities, lines, segments, arrows, terrain."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from editor.desk.tool import Choice, Done, Gesture, Option, Tool, number
from editor.edits.line_positions import laid
from editor.edits.thing_names import name_in
from editor.edits.things import added, altered, deleted, fresh_id
from editor.gestures.moving import held
from editor.gestures.placing import city_placed, kind_title
from editor.gestures.placing import kind_in_hand as city_kind
from editor.gestures.under_pointer import city_under, line_under
from editor.pointing.pointer import Pointer
from editor.pointing.selection import Selection
from editor.pointing.sketch import EMPTY, Sketch, SketchLine
from editor.tools.city import KIND, kinds_of_city
from editor.words import tr
from model.boards.routes import MOST_SEGMENTS, Arrow, Line, RouteBoard
from model.rules.terrain_kinds import ON_SEGMENTS, segment_kinds
from model.scenario.change import Change
from model.scenario.collections import LINES
from model.scenario.scenario import Scenario

if TYPE_CHECKING:
    from editor.desk.desk import Desk

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
    OPTIONS: ClassVar = (WHAT, LENGTH, TERRAIN, KIND)
    LAYER = "routes"
    DRAWS = "lines"

    def suits(self, scenario: Scenario) -> bool:
        return isinstance(scenario.board, RouteBoard)

    def options(self, desk: "Desk") -> Sequence[Option]:
        what = what_in_hand(desk)
        kinds = (KIND,) if kinds_of_city(desk.scenario.system) else ()
        more = {"lines": (LENGTH, *kinds), "terrain": (TERRAIN,)}
        return (WHAT, *more.get(what, ()))

    def choices(self, desk: "Desk", option: Option) -> Sequence[Choice]:
        if option.key == KIND.key:
            return kinds_of_city(desk.scenario.system)
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
            if line is not None:
                words = tr("Click: select {name} · Alt or right: take it away")
                return words.format(name=name_in(desk.scenario, LINES, line[0].id))
            kind = kind_title(city_kind(desk))
            return tr("Click: a {kind}; type its name").format(kind=kind)
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
        what = what_in_hand(desk)
        if what == "lines" and (city is not None or line is None):
            return Sketch(rings=(at.point if city is None else city.xy or at.point,))
        if line is None:
            return EMPTY
        way = laid(desk.scenario)[line[0].id]
        places = way.stretch(line[1]) if what == "terrain" else way.points
        return Sketch(lines=(SketchLine(places),))

    def pick(self, desk: "Desk", at: Pointer) -> bool:
        """Takes over the terrain of a segment, or the length of a line."""
        line = line_under(desk.scenario, at)
        if line is None:
            return False
        kinds = line[0].terrain_of(line[1])
        if kinds and what_in_hand(desk) == "terrain":
            desk.set(TERRAIN.key, kinds[0])
        else:
            desk.set(LENGTH.key, max(1, min(line[0].segments, LENGTH.most)))
        return True

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


def _lines(desk: "Desk", press: Pointer) -> Gesture:
    """A click on nothing places a city; a drag from one city to another joins them."""
    start, line = city_under(desk.scenario, press), line_under(desk.scenario, press)
    if start is None and line is not None:
        one = (LINES, line[0].id)
        if press.is_opposite:
            return Done(deleted(desk.scenario, [one], with_references=True))
        desk.choose(Selection(things=frozenset({one})))
        return None
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
    ends = (name_in(desk.scenario, "cities", city) for city in (one, other))
    label = tr("add line {name}").format(name=" – ".join(ends))
    return replace(added(desk.scenario, LINES, plain), label=label), key


def touched(desk: "Desk", what: str, line: Line, segment: int, *, is_opposite: bool) -> Change:
    """A line with a segment more or less, another direction, or another terrain in a segment."""
    scenario, name = desk.scenario, name_in(desk.scenario, LINES, line.id)
    if what == "segments":
        segments = max(1, min(line.segments + (-1 if is_opposite else 1), MOST_SEGMENTS))
        change = altered(
            scenario, LINES, line.id, segments=segments, terrain=line.terrain[:segments]
        )
        return replace(change, label=tr("segments of {line}").format(line=name))
    if what == "arrow":
        after = ARROWS[(ARROWS.index(line.arrow) + 1) % len(ARROWS)]
        change = altered(scenario, LINES, line.id, arrow=None if is_opposite else after)
        return replace(change, label=tr("direction of {line}").format(line=name))
    kinds = () if is_opposite else (*line.terrain_of(segment), kind_in_hand(desk))
    terrain = line.with_terrain(segment, kinds)
    change = altered(scenario, LINES, line.id, terrain=terrain)
    return replace(change, label=tr("terrain of {line}").format(line=name))
