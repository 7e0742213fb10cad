"""The artwork tool: pictures of the designer's on the map, laid with mouse and arrow keys."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from editor.desk.tool import Choice, Gesture, Option, Tool
from editor.gestures.artwork import art_under, frame_of, pulled_art
from editor.gestures.framing import Pull, frame_hint, grip_under, pulled
from editor.pointing.paper import on_board
from editor.pointing.pointer import Pointer
from editor.pointing.selection import Selection
from editor.pointing.sketch import Sketch, SketchLine
from editor.words import tr
from model.scenario.scenario import Scenario
from model.scenario.things import Art

if TYPE_CHECKING:
    from editor.desk.desk import Desk

ROOM = "art"
NEXT = Option("art-layer", "The next picture lies")


class Artwork(Tool):
    """Lays pictures on the map."""

    NAME = "artwork"
    TITLE = "Artwork"
    KEY = "Shift+A"
    GROUP = "place"
    ORDER = 47
    OPTIONS: ClassVar = (NEXT,)
    LAYER = ROOM

    def suits(self, scenario: Scenario) -> bool:
        return scenario.board is not None

    def choices(self, desk: "Desk", option: Option) -> Sequence[Choice]:
        if option.key != NEXT.key:
            return ()
        return (
            Choice("under", tr("under the drawn map"), "icon art-under"),
            Choice("over", tr("over the drawn map"), "icon art-over"),
        )

    def hint(self, desk: "Desk", at: Pointer) -> str:
        art = in_hand(desk)
        if art is not None and (grips(desk, art, at) or art_under(desk.scenario, at) == art):
            frame = frame_of(desk.scenario, art)
            return frame_hint(frame, at, art.id) + " · " + tr("Page up, page down: over or under")
        under = art_under(desk.scenario, at)
        if under is not None:
            return tr("Click: take hold of {name} · drag: move it").format(name=under.id)
        return tr("Drop a picture here, or Ctrl+V: it becomes part of the map")

    def sketch(self, desk: "Desk", at: Pointer) -> Sketch:
        return self.resting(desk)

    def resting(self, desk: "Desk") -> Sketch:
        """The frame of the picture in hand, and thin ones around the others."""
        art, scenario = in_hand(desk), desk.scenario
        others = [frame_of(scenario, one) for one in scenario.art.values() if one is not art]
        lines = [SketchLine(frame.sketch().lines[0].places, "old", closed=True) for frame in others]
        own = Sketch() if art is None else frame_of(scenario, art).sketch()
        return Sketch(lines=(*lines, *own.lines), knots=own.knots)

    def pick(self, desk: "Desk", at: Pointer) -> bool:
        under = art_under(desk.scenario, at)
        if under is not None:
            desk.choose(Selection(things=frozenset({(ROOM, under.id)})))
        return under is not None

    def nudge(self, desk: "Desk", right: float, down: float) -> bool:
        art, board = in_hand(desk), desk.scenario.board
        if art is None or self.LAYER in desk.locked:
            return False
        (x, y), start = on_board(board, (right, down)), on_board(board, (0.0, 0.0))
        pull = Pull(right=x - start[0], down=y - start[1])
        desk.attempt(lambda: pulled_art(desk.scenario, art.id, pull))
        return True

    def wants_arrows(self, desk: "Desk") -> bool:
        return in_hand(desk) is not None

    def gesture(self, desk: "Desk", press: Pointer) -> Gesture:
        art = in_hand(desk)
        if art is None or not grips(desk, art, press):
            art = art_under(desk.scenario, press)
            things = frozenset[tuple[str, str]]() if art is None else frozenset({(ROOM, art.id)})
            desk.choose(Selection(things=things))
        if art is None:
            return None
        start, key, frame = desk.scenario, art.id, frame_of(desk.scenario, art)
        return (yield from pulled(desk, press, frame, lambda pull: pulled_art(start, key, pull)))


def in_hand(desk: "Desk") -> Art | None:
    """The one picture that is selected."""
    chosen = desk.selection.of(ROOM)
    return desk.scenario.art.get(chosen[0]) if len(chosen) == 1 else None


def grips(desk: "Desk", art: Art, at: Pointer) -> bool:
    """Whether the pointer is on a corner or the knob of a picture."""
    return grip_under(frame_of(desk.scenario, art), at) is not None
