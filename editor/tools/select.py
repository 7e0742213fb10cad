"""The select tool: chooses things and cells, moves what is chosen, and reshapes its line."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from editor.desk.index import REACH
from editor.desk.tool import Choice, Done, Gesture, Option, Tool
from editor.edits.cell_sets import connected, of_kind
from editor.edits.crossing_ways import crossings_near
from editor.edits.thing_names import name_in
from editor.gestures.bends import bend_hint, bent, chosen_bends, chosen_grip
from editor.gestures.choosing import chooses_things, enclosed, joined, same_kind
from editor.gestures.moving import STILL, dragged
from editor.gestures.under_pointer import is_on_board, things_held, things_under
from editor.gestures.vertices import handle_hint, handle_under, knots, reshaped
from editor.pointing.pointer import Pointer
from editor.pointing.selection import Selection, how_of
from editor.pointing.sketch import EMPTY, Sketch, SketchLine
from editor.words import tr
from model.boards.routes import RouteBoard
from model.boards.terrain import TerrainBoard
from model.scenario.collections import LINES

if TYPE_CHECKING:
    from editor.desk.desk import Desk

SHAPE = Option("select", "Select by")
WHAT = Option("select-what", "Select")
ALONE = ("wand", "same")
"""Ways to select that need no more than a click."""


class Select(Tool):
    """Chooses cells and things by rectangle, lasso, wand or kind, and a thing by a click."""

    NAME = "select"
    TITLE = "Select"
    KEY = "R"
    GROUP = "choose"
    ORDER = 10
    OPTIONS: ClassVar = (SHAPE, WHAT)

    def options(self, desk: "Desk") -> Sequence[Option]:
        """Where there are no cells, only things can be chosen."""
        has_cells = isinstance(desk.scenario.board, TerrainBoard)
        return self.OPTIONS if has_cells else (SHAPE,)

    def choices(self, desk: "Desk", option: Option) -> Sequence[Choice]:
        if option.key == "select-what":
            return (
                Choice("cells", tr("cells"), "icon cells"),
                Choice("things", tr("things"), "icon things"),
            )
        return (
            Choice("rectangle", tr("rectangle"), "icon rectangle"),
            Choice("lasso", tr("lasso"), "icon lasso"),
            Choice("wand", tr("what hangs together"), "icon wand"),
            Choice("same", tr("same kind everywhere"), "icon same"),
        )

    def taken(self, desk: "Desk") -> None:
        desk.settings.put("select", "rectangle")

    def hint(self, desk: "Desk", at: Pointer) -> str:
        if (handle := handle_under(desk, at)) is not None:
            return handle_hint(handle)
        shape, name = shape_in_hand(desk), _first_under(desk, at)
        if shape == "wand":
            return tr("Click: select what hangs together · Shift adds, Ctrl subtracts")
        if shape == "same":
            return tr("Click: select the same kind everywhere · Shift adds, Ctrl subtracts")
        if (grip := chosen_grip(desk, at)) is not None:
            return bend_hint(grip, name_in(desk.scenario, LINES, grip.line.id))
        if _takes_hold(desk, at):
            return tr("Drag: move what is selected · click: select what lies below")
        if name:
            return tr("Click: select {name} · drag: select an area").format(name=name)
        return tr("Drag: select an area · Shift adds, Ctrl subtracts, both intersect")

    def sketch(self, desk: "Desk", at: Pointer) -> Sketch:
        points = [*knots(desk), *chosen_bends(desk)]
        return Sketch(knots=points) if points else EMPTY

    def gesture(self, desk: "Desk", press: Pointer) -> Gesture:
        how = how_of(shift=press.shift, ctrl=press.ctrl)
        handle = handle_under(desk, press) if how == "new" else None
        if handle is not None:
            return (yield from reshaped(desk, press, handle))
        shape = shape_in_hand(desk)
        if shape in ALONE:
            found = _alike(desk, press, shape)
            desk.choose(desk.selection.combined(found, how))
            return None
        grip = chosen_grip(desk, press) if how == "new" else None
        if grip is not None:
            return (yield from _done_or_clicked(desk, press, bent(desk, press, grip)))
        if how == "new" and _takes_hold(desk, press):
            return (yield from _done_or_clicked(desk, press, dragged(desk, press)))
        return (yield from _around(desk, press, shape))

    def wants_right(self) -> bool:
        return False


def _around(desk: "Desk", press: Pointer, shape: str) -> Gesture:
    """A drag around what is to be chosen; a click chooses one thing or cell."""
    how, trail = how_of(shift=press.shift, ctrl=press.ctrl), [press]
    event = yield None
    while event.kind == "move":
        trail.append(event)
        desk.show(_sketched(trail, shape))
        event = yield None
    if event.kind == "key":
        return None
    trail.append(event)
    if max(one.far_from(press) for one in trail) <= STILL:
        _clicked(desk, press)
    else:
        desk.choose(desk.selection.combined(enclosed(desk, trail, shape), how))
    return None


def _done_or_clicked(desk: "Desk", press: Pointer, gesture: Gesture) -> Gesture:
    """On something selected, a drag moves or bends; a click goes on to what lies below."""
    last = press
    try:
        answer = next(gesture)
        while True:
            last = yield answer
            answer = gesture.send(last)
    except StopIteration as end:
        if last.far_from(press) <= STILL and last.kind == "release":
            _clicked(desk, press)
        done: Done | None = end.value if isinstance(end.value, Done) else None
    return done


def shape_in_hand(desk: "Desk") -> str:
    shape = str(desk.settings.get("select", "rectangle"))
    return shape if shape in ("lasso", *ALONE) else "rectangle"


def _takes_hold(desk: "Desk", at: Pointer) -> bool:
    chosen = desk.selection
    return at.cell in chosen.cells or any(one in chosen.things for one in things_held(desk, at))


def _first_under(desk: "Desk", at: Pointer) -> str:
    """The name of the thing that a click chooses; none where it chooses a cell."""
    first = _stack(desk, at)[:1]
    things = [one for chosen in first for one in chosen.things]
    return name_in(desk.scenario, *things[0]) if things else ""


def _clicked(desk: "Desk", at: Pointer) -> None:
    """What lies under the pointer; where that is chosen already, what lies below it."""
    how, chosen = how_of(shift=at.shift, ctrl=at.ctrl), desk.selection
    stack = _stack(desk, at) or [Selection()]
    goes_on = how == "new" and chosen in stack
    found = stack[(stack.index(chosen) + 1) % len(stack)] if goes_on else stack[0]
    desk.choose(chosen.combined(found, how))


def _stack(desk: "Desk", at: Pointer) -> list[Selection]:
    """What clicks choose one after the other: things, the cell, and last what is all around it.

    Whoever chooses things gets a cell only where there is nothing else.
    """
    things, held = things_under(desk, at), {*things_held(desk, at)}
    held |= {one for _, one in crossings_near(desk.scenario, at.spot, REACH)}
    cell = [Selection(frozenset({at.cell}))] if is_on_board(desk.scenario, at.cell) else []
    if chooses_things(desk):
        return [Selection(things=frozenset({one})) for one in things] or cell
    small = [Selection(things=frozenset({one})) for one in things if one in held]
    wide = [Selection(things=frozenset({one})) for one in things if one not in held]
    return [*small, *cell, *wide]


def _alike(desk: "Desk", at: Pointer, shape: str) -> Selection:
    """What hangs together with the cell under the pointer, or is of its kind; so for things."""
    board = desk.scenario.board
    if isinstance(board, TerrainBoard) and not chooses_things(desk):
        if not board.in_bounds(at.cell):
            return Selection()
        kind = board.kind_at(at.cell)
        return Selection(connected(board, at.cell) if shape == "wand" else of_kind(board, kind))
    stack = things_under(desk, at)
    if shape == "wand" and isinstance(board, RouteBoard):
        return Selection(things=joined(board, stack[:1]))
    return Selection(things=same_kind(desk.scenario, stack[:1], by_kind=shape == "same"))


def _sketched(trail: list[Pointer], shape: str) -> Sketch:
    """The line around what would be chosen."""
    first, last = trail[0], trail[-1]
    if shape == "lasso":
        places = [one.point for one in trail]
    else:
        corners = (first.spot, (last.x, first.y), last.spot, (first.x, last.y))
        places = [Pointer("move", x, y).point for x, y in corners]
    return Sketch(lines=(SketchLine(places, "new", closed=True),))
