"""Desk: one document with a tool in hand. Pointer and keys come in, Changes go to the document."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from editor.desk.index import Index
from editor.desk.kept_views import keep_view, kept_view
from editor.desk.layers import AT_FIRST_HIDDEN
from editor.desk.prices import prices_of
from editor.desk.taking import Taking
from editor.desk.tool import AGAIN, Add, Answer, Done, Gesture, Instead, Tool
from editor.desk.toolbox import tools
from editor.document.document import Document, Happening, Stroke
from editor.document.tracing.tracing import Tracing, View
from editor.edits.carrying import OffTheMap
from editor.edits.fragments import Fragment
from editor.edits.resizing import CannotResize
from editor.edits.thing_places import thing
from editor.pointing.pointer import Pointer
from editor.pointing.selection import NOTHING, Selection
from editor.pointing.sketch import EMPTY, Place, Sketch
from editor.preferences.settings import Settings
from editor.words import tr
from model.forms.form import DoesNotFit
from model.notation import Cell, Point
from model.scenario.change import Change, DoesNotApply
from model.scenario.scenario import Scenario

REFUSALS = (DoesNotApply, DoesNotFit, OffTheMap, CannotResize)
"""Why a change may not be made; each says so in a sentence."""
PICTURE = "picture"
"""The layer of the picture that a map is traced from."""
Told = Callable[[str], None]
"""Listeners are told what is different.

That is one of tool, selection, sketch, lit, pin, cursor, said, layers, picture.
"""


class Desk:
    """What a designer has in hand over one document. Nothing here is a step of the history."""

    def __init__(self, document: Document, settings: Settings | None = None) -> None:
        self.document = document
        self.settings = settings or Settings()
        self.tool: Tool = tools()["select"]
        self.before = "select"
        """The tool that was in hand before."""
        self.selection = NOTHING
        self.sketch: Sketch = EMPTY
        self.lit: Sketch = EMPTY
        """What is marked on the map because it is spoken of elsewhere, such as in the builder."""
        self.taking: Taking | None = None
        """What clicks take from the map now, in place of what the tool would do."""
        self.hint = ""
        self.said = ""
        """The last thing that the desk has to tell: why something was not done."""
        self.pin: Cell | None = None
        """From where prices are counted."""
        self.lines = prices_of(document)
        self.tracing = Tracing(document)
        """The picture that the map is drawn from."""
        self.index = Index()
        """Where everything lies."""
        self.fragment: Fragment | None = None
        """The piece of a map that is put down by the next click of the stamp."""
        self.nudges = 0
        """How often something was nudged up or down: it goes now to one side, now to the other."""
        self.last_painted: Cell | None = None
        """Where a straight line of cells goes on."""
        self.measured: tuple[Place, Place] | None = None
        """The two places that were measured last."""
        self.kept: dict[str, Any] = {}
        """What tools keep over this map that is no part of it, by their names."""
        self.cursor: Cell | Point | None = None
        """Where the keyboard is; at a city on a board of routes."""
        self.cursor_hour = 0
        """Which side or corner of the cursor's cell is meant, as on a clock; 0 for its middle."""
        self.pointer: Pointer | None = None
        """Where the mouse was last."""
        view, is_locked = kept_view(self.settings, document.path)
        self.tracing.view = view
        self.locked: frozenset[str] = frozenset({PICTURE}) if is_locked else frozenset()
        """Layers that tools leave alone."""
        self.hidden: frozenset[str] = AT_FIRST_HIDDEN
        """Layers that are not seen."""
        self.faded: Mapping[str, float] = {}
        """How strongly layers are seen, where it is not wholly."""
        self._gesture: Gesture | None = None
        self._stroke: Stroke | None = None
        self._listeners: list[Told] = []
        document.listen(self._heard)

    @property
    def scenario(self) -> Scenario:
        return self.document.scenario

    # -- listening

    def listen(self, listener: Told) -> Callable[[], None]:
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener) if listener in self._listeners else None

    def tell(self, what: str) -> None:
        for listener in tuple(self._listeners):
            listener(what)

    def say(self, sentence: str) -> None:
        """Tells the designer something, in the status line."""
        self.said = sentence
        self.tell("said")

    # -- what is in hand

    def light(self, sketch: Sketch) -> None:
        """Marks on the map what is spoken of elsewhere."""
        if sketch != self.lit:
            self.lit = sketch
            self.tell("lit")

    def take(self, taking: Taking | None) -> None:
        """Clicks take things from the map from now on, until Escape; None ends that."""
        self.finish()
        before, self.taking = self.taking, taking
        self._hover()
        if before is not None:
            before.ended()

    def use(self, name: str) -> None:
        """Takes another tool; what the old one had begun is finished."""
        self.finish()
        if self.taking is not None:
            self.take(None)
        if name != self.tool.NAME:
            self.before = self.tool.NAME
        self.tool = tools()[name]
        self._show(EMPTY, "")
        self.tool.taken(self)
        self.tell("tool")
        self._hover()

    def choose(self, selection: Selection) -> None:
        if selection != self.selection:
            self.selection = selection
            self.tell("selection")
            self.hover()

    def set(self, key: str, value: Any) -> None:
        """Sets an option of a tool."""
        if self.settings.get(key) != value:
            self.settings.put(key, value)
            self.tell("tool")
            self._hover()

    def pin_at(self, cell: Cell | None) -> None:
        self.pin = cell
        self.tell("pin")

    def put_cursor(self, place: Cell | Point) -> None:
        self.cursor = place
        self.tell("cursor")

    @property
    def aim(self) -> Cell | None:
        """The cell under the pointer, or else under the keyboard's cursor."""
        if self.pointer is not None:
            return self.pointer.cell
        return self.cursor if isinstance(self.cursor, Cell) else None

    def lock(self, layers: frozenset[str]) -> None:
        self.locked = layers
        self._keep_view()
        self.tell("layers")

    def hide(self, layers: frozenset[str]) -> None:
        self.hidden = layers
        self.tell("layers")

    def fade(self, layers: Mapping[str, float]) -> None:
        self.faded = layers
        self.tell("layers")

    def see(self, view: View) -> None:
        """Shows the map, the picture that it is drawn from, or both."""
        self.tracing.view = view
        self._keep_view()
        self.tell("layers")

    def _keep_view(self) -> None:
        """The picture is seen tomorrow as it is today, and as firmly locked."""
        locked, path = PICTURE in self.locked, self.document.path
        if self.scenario.picture is not None:
            keep_view(self.settings, path, self.tracing.view, locked=locked)

    # -- pointer and keys

    @property
    def is_busy(self) -> bool:
        """Whether a gesture is under way."""
        return self._gesture is not None

    @property
    def wants_text(self) -> bool:
        """Whether keys write a text now, and are no shortcuts."""
        return self._gesture is not None and self.sketch.field is not None

    def press(self, pointer: Pointer) -> None:
        self.pointer = pointer
        if self._gesture is not None:
            self._send(pointer)
        elif self.taking is not None:
            self._take_under(self.taking, pointer)
        elif pointer.ctrl and not pointer.shift and self.tool.pick(self, pointer):
            self.tell("tool")
        elif self.tool.LAYER in self.locked:
            self.say(tr("This layer is locked."))
        else:
            self.said = ""
            self._gesture = self.tool.gesture(self, pointer)
            self._step(next)

    def move(self, pointer: Pointer) -> None:
        self.pointer = pointer
        if self._gesture is not None:
            self._send(pointer)
        else:
            self._hover()

    def release(self, pointer: Pointer) -> None:
        self.pointer = pointer
        if self._gesture is not None:
            self._send(pointer)

    def key(self, pointer: Pointer) -> bool:
        """A key for the gesture under way; whether it was meant for one."""
        if pointer.key == "Escape":
            return self._escape()
        if self._gesture is None:
            return False
        self._send(pointer)
        return True

    def leave(self) -> None:
        """The pointer has left the map."""
        self.pointer = None
        if self._gesture is None:
            self._hover()

    def attempt(self, make: Callable[[], Change]) -> bool:
        """Does what an action asks for, or says why it cannot be done."""
        self.finish()
        try:
            self.document.apply(make())
        except REFUSALS as trouble:
            self.say(str(trouble))
            return False
        return True

    def show(self, sketch: Sketch, hint: str | None = None) -> None:
        """Draws something over the map; what a gesture calls while it goes on."""
        self._show(sketch, self.hint if hint is None else hint)

    def cancel(self) -> None:
        """Takes back what a gesture has done so far, and ends it."""
        gesture, self._gesture = self._gesture, None
        _close(gesture)
        if self._stroke is not None:
            stroke, self._stroke = self._stroke, None
            stroke.cancel()
        self._show(EMPTY, "")

    def finish(self) -> None:
        """Ends a gesture where it is; what it has done stays."""
        gesture, self._gesture = self._gesture, None
        _close(gesture)
        if self._stroke is not None:
            stroke, self._stroke = self._stroke, None
            stroke.finish()

    # -- inside

    def _take_under(self, taking: Taking, pointer: Pointer) -> None:
        """A click takes what lies there; where it can be but one, that is the end."""
        found = taking.under(self, pointer)
        if found is None:
            self.say(tr("There is nothing to take here."))
        elif not taking.take(found) and self.taking is taking:
            self.take(None)
        else:
            self._hover()

    def _escape(self) -> bool:
        if self._gesture is not None:
            self.cancel()
            return True
        if self.taking is not None:
            self.take(None)
            return True
        if self.tool.let_go(self):
            return True
        if self.selection:
            self.choose(NOTHING)
            return True
        return False

    def _send(self, pointer: Pointer) -> None:
        self._step(lambda gesture: gesture.send(pointer))

    def _step(self, go_on: Callable[[Gesture], Answer]) -> None:
        gesture = self._gesture
        if gesture is None:
            return
        try:
            self._take(go_on(gesture))
        except StopIteration as end:
            self._end(end.value)
            if end.value == AGAIN and self.pointer is not None:
                self.press(replace(self.pointer, kind="press"))
            else:
                self._hover()
        except REFUSALS as trouble:
            self.cancel()
            self.say(str(trouble))

    def _end(self, value: Done | str | None) -> None:
        """The last of a gesture; then all of it is one step."""
        try:
            if isinstance(value, Done):
                self._take(Add(value.change))
        except REFUSALS as trouble:
            self.cancel()
            self.say(str(trouble))
            return
        self.finish()
        if isinstance(value, Done) and value.select is not None:
            self.choose(value.select)

    def _take(self, answer: Answer) -> None:
        if answer is None:
            return
        if self._stroke is None or not self._stroke.is_open:
            self._stroke = self.document.stroke(tr(self.tool.TITLE))
        if isinstance(answer, Add):
            self._stroke.add(answer.change)
        elif isinstance(answer, Instead):
            self._stroke.instead(answer.change)

    def look_again(self) -> None:
        """Shows what is known by now: the pointer has come to where it is once more."""
        if self.pointer is not None:
            self.move(replace(self.pointer, kind="move"))

    def hover(self) -> None:
        """Shows again what a click would do, after something has changed."""
        if self._gesture is None:
            self._hover()

    def _hover(self) -> None:
        if self.taking is not None:
            taking = self.taking
            self._show(taking.sketch(self, self.pointer), taking.hint(self, self.pointer))
        elif self.pointer is None:
            self._show(self.tool.resting(self), "")
        else:
            self._show(self.tool.sketch(self, self.pointer), self.tool.hint(self, self.pointer))

    def _show(self, sketch: Sketch, hint: str) -> None:
        if sketch != self.sketch or hint != self.hint:
            self.sketch, self.hint = sketch, hint
            self.tell("sketch")

    def _heard(self, happening: Happening) -> None:
        """What is selected and no longer there is not selected any more."""
        if happening.kind in ("undo", "redo", "reloaded"):
            gesture, self._gesture, self._stroke = self._gesture, None, None
            _close(gesture)
        gone = {one for one in self.selection.things if not _is_there(happening.after, *one)}
        if gone:
            self.choose(Selection(self.selection.cells, self.selection.things - gone))


def _close(gesture: Gesture | None) -> None:
    """Ends a gesture, unless it is just what is speaking: then it comes to its end by itself."""
    if gesture is not None and not getattr(gesture, "gi_running", False):
        gesture.close()


def _is_there(scenario: Scenario, collection: str, name: str) -> bool:
    return thing(scenario, collection, name) is not None
