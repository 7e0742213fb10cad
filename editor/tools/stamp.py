"""The stamp: puts down a piece of a map with everything on it, turned and flipped as it is held."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

from editor.desk.tool import Add, Gesture, Option, Tool
from editor.edits.fragments import Fragment
from editor.edits.pasting import Preview, pasted, preview
from editor.gestures.vertices import lines_of
from editor.pointing.pointer import Pointer
from editor.pointing.sketch import EMPTY, Place, Sketch, SketchLine, SketchNote
from editor.words import tr
from model.notation import Cell, Point
from model.scenario.collections import LINES, collection_names, things_in
from model.scenario.places import places_in
from model.scenario.scenario import Scenario

if TYPE_CHECKING:
    from editor.desk.desk import Desk

CLEAR = Option("stamp-clears", "Take away what is there", "switch")
NAMED = 4
"""So many of the things that would be left out are named."""


class Stamp(Tool):
    """Puts down a fragment."""

    NAME = "stamp"
    TITLE = "Stamp"
    KEY = "U"
    GROUP = "place"
    ORDER = 48
    OPTIONS: ClassVar = (CLEAR,)

    def __init__(self) -> None:
        self._shown: tuple[Scenario, Fragment, Cell] | None = None
        self._sketch = EMPTY

    def suits(self, scenario: Scenario) -> bool:
        return scenario.board is not None

    def hint(self, desk: "Desk", at: Pointer) -> str:
        if desk.fragment is None:
            return tr("Select something and copy it, or keep it as a stamp with Ctrl+1 to Ctrl+9.")
        return tr("Click: put it down · Z turns, X flips · Esc: done")

    def sketch(self, desk: "Desk", at: Pointer) -> Sketch:
        if desk.fragment is None:
            return EMPTY
        shown = self._shown
        is_same = shown is not None and shown[0] is desk.scenario and shown[1] is desk.fragment
        if shown is None or not is_same or shown[2] != at.cell:
            self._shown = (desk.scenario, desk.fragment, at.cell)
            self._sketch = previewed(preview(desk.scenario, desk.fragment, at.cell), at.cell)
        return self._sketch

    def let_go(self, desk: "Desk") -> bool:
        desk.use(desk.before)
        return True

    def gesture(self, desk: "Desk", press: Pointer) -> Gesture:
        if desk.fragment is None:
            desk.say(tr("There is nothing to put down yet: copy something first."))
            return None
        clear = bool(desk.settings.get(CLEAR.key))
        yield Add(pasted(desk.scenario, desk.fragment, press.cell, clear=clear))
        return None


def previewed(shown: Preview, at: Cell) -> Sketch:
    """What would be put down, drawn over the map."""
    lines: list[SketchLine] = []
    rings: list[Place] = []
    for places in _drawn(shown.things):
        if len(places) == 1:
            rings += places
        else:
            lines.append(SketchLine(places))
    notes = []
    if shown.left_out:
        named = ", ".join(shown.left_out[:NAMED])
        more = len(shown.left_out) - NAMED
        words = tr("Left out beside the board: {names}").format(names=named)
        notes = [SketchNote(at, words + (f" + {more}" if more > 0 else ""))]
    paint = list(shown.kinds.items())
    return Sketch(cells=list(shown.kinds), paint=paint, lines=lines, rings=rings, notes=notes)


def _drawn(things: Scenario) -> Iterator[Sequence[Place]]:
    """The lines of things, and the places of those that have none."""
    for room in collection_names(things.system):
        for one in things_in(things, room).values():
            lines = [list(path) for _, path in lines_of(one)]
            yield from lines
            if not lines and room == "cities":
                yield from ([place] for place in places_in(one) if isinstance(place, (Cell, Point)))
    for line in things_in(things, LINES).values():
        ends = [things.cities[end].xy for end in (line.a, line.b) if end in things.cities]
        if len(ends) == 2 and all(ends):
            first, last = (end for end in ends if end is not None)
            yield [first, *line.bends, last]
