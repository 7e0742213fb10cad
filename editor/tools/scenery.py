"""The scenery tool: coasts, neighbouring lands, seas and borders; nothing to the rules."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from editor.desk.tool import Choice, Gesture, Option, Tool
from editor.edits.things import added, fresh_id
from editor.gestures.lines import Manner, drawn_line, place_of, snapped
from editor.gestures.under_pointer import things_under
from editor.gestures.vertices import Handle, handle_hint, handle_under, knots, reshaped
from editor.pointing.pointer import Pointer
from editor.pointing.selection import Selection
from editor.pointing.sketch import Sketch, SketchLine
from editor.words import tr
from model.notation import Corner, Path, Point
from model.scenario.change import Change
from model.scenario.scenario import Scenario

if TYPE_CHECKING:
    from editor.desk.desk import Desk

KIND = Option("scenery", "What to draw")
NAMED = Option("scenery-name", "Name of the next one", "text")
CORNERS = Option("scenery-corners", "Corners of cells", "switch")
KINDS = ("neighbour", "own", "overseas", "sea", "border")
OPEN = "border"
"""The kind that is a line, and not closed."""
ROOM = "shapes"


class Scenery(Tool):
    """Draws an outline freely, or reshapes the one that is selected."""

    NAME = "scenery"
    TITLE = "Scenery"
    KEY = "Shift+S"
    GROUP = "lines"
    ORDER = 58
    OPTIONS: ClassVar = (KIND, NAMED, CORNERS)
    LAYER = "terrain"

    def suits(self, scenario: Scenario) -> bool:
        return scenario.board is not None

    def choices(self, desk: "Desk", option: Option) -> Sequence[Choice]:
        if option.key != KIND.key:
            return ()
        titles = {
            "neighbour": tr("neighbouring land"),
            "own": tr("own land, its coast"),
            "overseas": tr("land overseas"),
            "sea": tr("sea in a neighbour"),
            "border": tr("border"),
        }
        return [Choice(kind, titles[kind], f"icon scenery-{kind}") for kind in KINDS]

    def hint(self, desk: "Desk", at: Pointer) -> str:
        handle = handle_under(desk, at)
        if handle is not None:
            return handle_hint(handle)
        words = tr("Click: begin {kind} · drag: draw it in one go")
        titles = {one.value: one.title for one in self.choices(desk, KIND)}
        return words.format(kind=titles[kind_in_hand(desk)])

    def sketch(self, desk: "Desk", at: Pointer) -> Sketch:
        begin = snapped(at, points(desk), place_of(desk, at, is_free=is_free(desk)))
        return Sketch(knots=knots(desk), lines=(SketchLine((begin,)),))

    def pick(self, desk: "Desk", at: Pointer) -> bool:
        for room, key in things_under(desk, at):
            if room == ROOM:
                desk.choose(Selection(things=frozenset({(room, key)})))
                desk.set(KIND.key, desk.scenario.shapes[key].kind)
                return True
        return False

    def wants_right(self) -> bool:
        return True

    def gesture(self, desk: "Desk", press: Pointer) -> Gesture:
        handle: Handle | None = handle_under(desk, press)
        if handle is not None:
            return (yield from reshaped(desk, press, handle))
        if press.button == "right":
            return None
        return (yield from _drawn(desk, press))


def kind_in_hand(desk: "Desk") -> str:
    kind = desk.settings.get(KIND.key)
    return kind if kind in KINDS else KINDS[0]


def is_free(desk: "Desk") -> bool:
    return not desk.settings.get(CORNERS.key)


def points(desk: "Desk") -> list[Corner | Point]:
    """The points of all scenery: what is drawn beside it begins and ends there exactly."""
    return [place for shape in desk.scenario.shapes.values() for place in shape.outline]


def _drawn(desk: "Desk", press: Pointer) -> Gesture:
    start, kind = desk.scenario, kind_in_hand(desk)
    name = " ".join(str(desk.settings.get(NAMED.key) or "").split())
    key = fresh_id(start, ROOM, name, kind)

    def made(path: Path | None) -> Change:
        if path is None:
            return Change("")
        plain: dict[str, Any] = {"id": key, "kind": kind, "outline": str(path)}
        return added(start, ROOM, {**plain, **({"name": name} if name else {})})

    manner = Manner(kind != OPEN, is_free(desk), points(desk))
    yield from drawn_line(desk, press, made, manner)
    if key in desk.scenario.shapes:
        desk.choose(Selection(things=frozenset({(ROOM, key)})))
        desk.settings.put(NAMED.key, "")
    return None
