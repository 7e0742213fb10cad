"""Drawing a water: what the tools for rivers and for lakes have in common."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, ClassVar, Literal

from editor.desk.tool import Choice, Gesture, Option, Tool
from editor.edits.thing_names import called
from editor.edits.things import added, altered, fresh_id
from editor.gestures.lines import Manner, drawn_line, place_of
from editor.gestures.vertices import Handle, handle_hint, handle_under, knots, reshaped
from editor.pointing.pointer import Pointer
from editor.pointing.selection import Selection
from editor.pointing.sketch import Sketch, SketchLine
from editor.words import tr
from model.boards.terrain import TerrainBoard
from model.notation import Path
from model.scenario.change import Change
from model.scenario.scenario import Scenario

if TYPE_CHECKING:
    from editor.desk.desk import Desk

SNAP = Option("free-lines", "Free points instead of corners", "switch")
NAMED = Option("water-name", "Name of the next water", "text")
ARM = Option("river-arm", "Draw arms of the selected river", "switch")


class Water(Tool):
    """Draws a line of water, or reshapes the one that is selected."""

    KINDS: ClassVar[tuple[str, ...]]
    FIELD: ClassVar[Literal["path", "outline"]]
    KIND: ClassVar[Option]
    GROUP = "lines"
    LAYER = "waters"

    def suits(self, scenario: Scenario) -> bool:
        return isinstance(scenario.board, TerrainBoard)

    def kind_in_hand(self, desk: "Desk") -> str:
        kind = desk.settings.get(self.KIND.key)
        return kind if kind in self.KINDS else self.KINDS[0]

    def choices(self, desk: "Desk", option: Option) -> Sequence[Choice]:
        if option.key != self.KIND.key:
            return ()
        titles = {
            "river": tr("river"),
            "dry-river": tr("dry river"),
            "lake": tr("lake"),
            "dry-lake": tr("dry lake"),
            "inlet": tr("inlet of the sea"),
        }
        return [Choice(kind, titles[kind], f"water {kind}") for kind in self.KINDS]

    def river_with_arms(self, desk: "Desk") -> str:
        """The id of the selected river if what is drawn becomes an arm of it, else nothing."""
        if ARM not in self.OPTIONS or not desk.settings.get(ARM.key):
            return ""
        chosen = desk.selection.of("waters") if len(desk.selection.things) == 1 else ()
        waters = desk.scenario.waters
        return next((key for key in chosen if key in waters and waters[key].courses), "")

    def _handle(self, desk: "Desk", at: Pointer) -> Handle | None:
        """What the pointer takes hold of; an arm can begin anywhere on its river."""
        if self.river_with_arms(desk) and not at.is_opposite:
            return None
        return handle_under(desk, at)

    def hint(self, desk: "Desk", at: Pointer) -> str:
        if (handle := self._handle(desk, at)) is not None:
            return handle_hint(handle)
        if river := self.river_with_arms(desk):
            return tr("Click: begin an arm of {name} · drag: draw it in one go").format(
                name=called(desk.scenario, "waters", river)
            )
        return tr("Click: begin a {kind} · drag: draw it in one go").format(
            kind=self.kind_in_hand(desk)
        )

    def sketch(self, desk: "Desk", at: Pointer) -> Sketch:
        begin = place_of(desk, at, is_free=is_free(desk))
        return Sketch(knots=knots(desk), lines=(SketchLine((begin,)),))

    def pick(self, desk: "Desk", at: Pointer) -> bool:
        from editor.gestures.under_pointer import things_under

        for room, key in things_under(desk, at):
            kind = desk.scenario.waters[key].kind if room == "waters" else ""
            if kind in self.KINDS:
                desk.set(self.KIND.key, kind)
                return True
        return False

    def wants_right(self) -> bool:
        return True

    def gesture(self, desk: "Desk", press: Pointer) -> Gesture:
        handle = self._handle(desk, press)
        if handle is not None:
            return (yield from reshaped(desk, press, handle))
        if press.button == "right":
            return None
        if river := self.river_with_arms(desk):
            made = partial(_with_arm, desk.scenario, river)
            return (yield from drawn_line(desk, press, made, Manner(is_free=is_free(desk))))
        return (yield from self._drawn(desk, press))

    def _drawn(self, desk: "Desk", press: Pointer) -> Gesture:
        """A water of its own, which is selected when it is drawn."""
        start, kind = desk.scenario, self.kind_in_hand(desk)
        name = " ".join(str(desk.settings.get("water-name") or "").split())
        key = fresh_id(start, "waters", name, kind)

        def made(path: Path | None) -> Change:
            if path is None:
                return Change("")
            plain = {"id": key, "kind": kind, self.FIELD: str(path)}
            return added(start, "waters", {**plain, **({"name": name} if name else {})})

        closed = self.FIELD == "outline"
        yield from drawn_line(desk, press, made, Manner(closed, is_free(desk)))
        if key in desk.scenario.waters:
            desk.choose(Selection(things=frozenset({("waters", key)})))
            desk.settings.put("water-name", "")
        return None


def _with_arm(scenario: Scenario, river: str, path: Path | None) -> Change:
    if path is None:
        return Change("")
    arms = (*scenario.waters[river].courses, path)
    change = altered(scenario, "waters", river, path=None, paths=arms)
    label = tr("add an arm to {name}").format(name=called(scenario, "waters", river))
    return replace(change, label=label)


def is_free(desk: "Desk") -> bool:
    return bool(desk.settings.get("free-lines"))
