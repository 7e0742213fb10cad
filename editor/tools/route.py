"""The route tool: boards of cities and lines. Cities, lines, bends, segments, arrows, terrain."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from editor.desk.tool import Choice, Done, Gesture, Option, Tool, number
from editor.edits.line_positions import laid
from editor.edits.lines.line_edits import (
    has_twin,
    line_between,
    with_arrow,
    with_more,
    with_next_arrow,
    with_terrain,
    with_twin,
    without,
)
from editor.edits.lines.segment_lengths import USUAL, differing, proposed, with_segments
from editor.edits.thing_names import name_in
from editor.gestures.bends import bend_hint, bent, grip_on
from editor.gestures.moving import held
from editor.gestures.placing import city_placed, kind_title
from editor.gestures.placing import kind_in_hand as city_kind
from editor.gestures.under_pointer import city_under, line_under
from editor.pointing.pointer import Pointer
from editor.pointing.selection import Selection
from editor.pointing.sketch import EMPTY, Sketch, SketchLine, SketchNote
from editor.tools.city import KIND, kinds_of_city
from editor.words import tr
from model.boards.routes import Line, RouteBoard
from model.rules.terrain_kinds import ON_SEGMENTS, segment_kinds
from model.scenario.change import Change, apply
from model.scenario.collections import LINES
from model.scenario.scenario import Scenario

if TYPE_CHECKING:
    from editor.desk.desk import Desk

WHAT = Option("route", "Draw")
LENGTH = Option("segments", "Segments of a new line (0: by its length)", "number", 0, 20)
FOR_TEN = Option("columns-for-ten", "Columns for ten segments", "number", 5, 100, usual=USUAL)
TERRAIN = Option("segment-terrain", "Terrain of a segment")


class Route(Tool):
    """Draws lines between cities."""

    NAME = "route"
    TITLE = "Routes"
    KEY = "O"
    GROUP = "lines"
    ORDER = 56
    OPTIONS: ClassVar = (WHAT, LENGTH, FOR_TEN, TERRAIN, KIND)
    LAYER = "routes"
    DRAWS = "lines"

    def suits(self, scenario: Scenario) -> bool:
        return isinstance(scenario.board, RouteBoard)

    def options(self, desk: "Desk") -> Sequence[Option]:
        what = what_in_hand(desk)
        kinds = (KIND,) if kinds_of_city(desk.scenario.system) else ()
        more = {"lines": (LENGTH, *kinds), "terrain": (TERRAIN,), "lengths": (FOR_TEN,)}
        return (WHAT, *more.get(what, ()))

    def choices(self, desk: "Desk", option: Option) -> Sequence[Choice]:
        if option.key == KIND.key:
            return kinds_of_city(desk.scenario.system)
        if option.key == TERRAIN.key:
            return [Choice(kind, kind, f"terrain {kind}") for kind in segment_kinds(desk.scenario)]
        if option.key != WHAT.key:
            return ()
        return (
            Choice("lines", tr("cities, lines and bends"), "icon route"),
            Choice("segments", tr("more or fewer segments"), "icon segments"),
            Choice("lengths", tr("segments by length"), "icon measure"),
            Choice("arrow", tr("direction of building"), "icon arrow"),
            Choice("twins", tr("a second line beside it"), "icon twins"),
            Choice("terrain", tr("terrain of a segment"), "icon terrain"),
        )

    def wants_right(self) -> bool:
        return True

    # -- before a click

    def hint(self, desk: "Desk", at: Pointer) -> str:
        line, what = line_under(desk.scenario, at), what_in_hand(desk)
        if what == "lines":
            return self._line_hint(desk, at, line)
        if line is None:
            return tr("Click on a line")
        if what == "twins":
            return _twin_hint(desk.scenario, line[0])
        if what == "lengths":
            fit = proposed(desk.scenario, for_ten(desk))[line[0].id]
            if fit == line[0].segments:
                return tr("It has as many segments as fit: {n}").format(n=fit)
            return tr("Click: {n} segments instead of {old}").format(n=fit, old=line[0].segments)
        return {
            "segments": tr("Click: one segment more · Alt or right: one less"),
            "arrow": tr("Click: the next direction · Alt or right: none"),
            "terrain": tr("Click: {kind} in this segment · Alt or right: none").format(
                kind=kind_in_hand(desk)
            ),
        }[what]

    def _line_hint(self, desk: "Desk", at: Pointer, line: tuple[Line, int] | None) -> str:
        city = city_under(desk.scenario, at)
        if city is not None:
            words = tr("Drag to another city: a line · Alt and drag: move {name}")
            return words.format(name=city.name)
        if line is None:
            kind = kind_title(city_kind(desk))
            return tr("Click: a {kind}; type its name").format(kind=kind)
        name, grip = name_in(desk.scenario, LINES, line[0].id), grip_on(desk.scenario, line[0], at)
        if grip is not None and grip.is_bend:
            return bend_hint(grip, name)
        words = tr("Drag: bend it · click: select {name} · Alt or right: take it away")
        return words.format(name=name)

    def sketch(self, desk: "Desk", at: Pointer) -> Sketch:
        city, line = city_under(desk.scenario, at), line_under(desk.scenario, at)
        what = what_in_hand(desk)
        if what == "lines" and (city is not None or line is None):
            return Sketch(rings=(at.point if city is None else city.xy or at.point,))
        signs = _signs(desk) if what == "lengths" else ()
        if line is None:
            return Sketch(signs=signs) if signs else EMPTY
        way = laid(desk.scenario)[line[0].id]
        places = way.stretch(line[1]) if what == "terrain" else way.points
        knots = tuple(line[0].bends) if what == "lines" else ()
        return Sketch(lines=(SketchLine(places),), knots=knots, signs=signs)

    def resting(self, desk: "Desk") -> Sketch:
        """How many segments lines would get stays to be seen."""
        return Sketch(signs=_signs(desk)) if what_in_hand(desk) == "lengths" else EMPTY

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
            change, key = touched(desk, what, *line, is_opposite=press.is_opposite)
            # What is proposed is shown of the lines that are selected, as long as any are.
            is_kept = what == "lengths"
            return Done(change, None if is_kept else Selection(things=frozenset({(LINES, key)})))
        return None


def what_in_hand(desk: "Desk") -> str:
    what = str(desk.settings.get(WHAT.key))
    return what if what in ("segments", "lengths", "arrow", "twins", "terrain") else "lines"


def kind_in_hand(desk: "Desk") -> str:
    return str(desk.settings.get(TERRAIN.key) or ON_SEGMENTS[0])


def for_ten(desk: "Desk") -> int:
    """How many columns ten segments take, where lines get theirs by length."""
    return max(FOR_TEN.least, min(number(desk, FOR_TEN.key, FOR_TEN.usual), FOR_TEN.most))


def _twin_hint(scenario: Scenario, line: Line) -> str:
    words = tr("Click: a second line beside {name}").format(name=name_in(scenario, LINES, line.id))
    back = tr("Alt or right: take this one away")
    return f"{words} · {back}" if has_twin(scenario, line) else words


def _signs(desk: "Desk") -> tuple[SketchNote, ...]:
    """What lines, or those selected, would get by their length, where that differs."""
    chosen = desk.selection.of(LINES) or None
    ways, lines = laid(desk.scenario), differing(desk.scenario, for_ten(desk), chosen)
    board = desk.scenario.board
    if not isinstance(board, RouteBoard):
        return ()
    told = {key: f"{board.lines[key].segments} → {new}" for key, new in lines.items()}
    return tuple(SketchNote(ways[key].halfway, text) for key, text in told.items())


# -- gestures


def _lines(desk: "Desk", press: Pointer) -> Gesture:
    """A click on nothing places a city, a drag from city to city joins them, of a line bends it."""
    start, line = city_under(desk.scenario, press), line_under(desk.scenario, press)
    if start is None and line is not None:
        return (yield from _on_line(desk, press, line[0]))
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
        change, key = new_line(desk, start.id, goal.id)
        return Done(change, Selection(things=frozenset({(LINES, key)})))
    return None


def _on_line(desk: "Desk", press: Pointer, line: Line) -> Gesture:
    grip = grip_on(desk.scenario, line, press)
    if press.is_opposite and (grip is None or not grip.is_bend):
        return Done(without(desk.scenario, line))
    desk.choose(Selection(things=frozenset({(LINES, line.id)})))
    return None if grip is None else (yield from bent(desk, press, grip))


def new_line(desk: "Desk", one: str, other: str) -> tuple[Change, str]:
    """A line with as many segments as are asked for, or as fit between the two cities."""
    segments = number(desk, LENGTH.key, 0)
    change, key = line_between(desk.scenario, one, other, segments)
    if segments > 0:
        return change, key
    fit = proposed(apply(desk.scenario, change), for_ten(desk)).get(key, 1)
    return line_between(desk.scenario, one, other, fit)


def touched(
    desk: "Desk", what: str, line: Line, segment: int, *, is_opposite: bool
) -> tuple[Change, str]:
    """What a click on a line does, and the line that is chosen then."""
    scenario = desk.scenario
    if what == "twins":
        if not is_opposite:
            return with_twin(scenario, line)
        return (without(scenario, line) if has_twin(scenario, line) else Change("")), line.id
    if what == "lengths":
        fit = {line.id: proposed(scenario, for_ten(desk))[line.id]}
        return with_segments(scenario, {} if is_opposite else fit), line.id
    if what == "segments":
        return with_more(scenario, line, -1 if is_opposite else 1), line.id
    if what == "arrow":
        way = with_arrow(scenario, line, None) if is_opposite else with_next_arrow(scenario, line)
        return way, line.id
    kind = "" if is_opposite else kind_in_hand(desk)
    return with_terrain(scenario, line, segment, kind), line.id
