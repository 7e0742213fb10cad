"""The tracing tool: says of points of a picture where they lie on the board; or lays it by hand."""

from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING, ClassVar

from editor.desk.tool import Answer, Choice, Done, Gesture, Instead, Option, Tool
from editor.document.tracing.pins import known, laid_around, nudged, pinned, told, unpinned
from editor.document.tracing.places import NoPlace, place_at, place_called, point_of
from editor.document.tracing.report import by_so_far, report
from editor.gestures.framing import Frame, Pull, frame_hint, pulled
from editor.gestures.moving import STILL
from editor.gestures.under_pointer import city_under
from editor.pointing.paper import on_board
from editor.pointing.pointer import Pointer
from editor.pointing.sketch import Place, Sketch, SketchField, SketchLine, SketchNote
from editor.words import tr
from model.boards.routes import RouteBoard
from model.notation import Point
from model.scenario.change import Change, apply
from model.scenario.scenario import Scenario
from model.scenario.things import Pin

if TYPE_CHECKING:
    from editor.desk.desk import Desk

HOW = Option("trace", "What a click does")
FREELY = Option("trace-freely", "Free points instead of cells", "switch")
HAND, PINS = "hand", "pins"
LONGEST = 60
ENOUGH = 2
"""So many known places say where the others lie."""


class Trace(Tool):
    """Pins a picture to the board."""

    NAME = "trace"
    TITLE = "Trace a picture"
    KEY = "Shift+T"
    GROUP = "look"
    ORDER = 62
    OPTIONS: ClassVar = (HOW, FREELY)
    LAYER = "picture"
    PANEL = "tracing"

    def suits(self, scenario: Scenario) -> bool:
        return scenario.board is not None

    def choices(self, desk: "Desk", option: Option) -> Sequence[Choice]:
        if option.key != HOW.key:
            return ()
        return (
            Choice(PINS, tr("pin known places"), "icon trace"),
            Choice(HAND, tr("lay it by hand"), "icon trace-hand"),
        )

    def hint(self, desk: "Desk", at: Pointer) -> str:
        if desk.tracing.found is None:
            return desk.tracing.trouble or tr("No picture yet: drop one here, or Ctrl+V")
        if is_by_hand(desk):
            return frame_hint(frame_of(desk), at, tr("the picture"))
        if pin_under(desk, at) is not None:
            return tr("Click: say anew where this point lies · Alt or right: take the pin away")
        if not frame_of(desk).has(at.spot):
            return tr("Click a point of the picture whose place on the map you know")
        return tr("Click: this point of the picture is a place that I know")

    def sketch(self, desk: "Desk", at: Pointer) -> Sketch:
        return self.resting(desk)

    def resting(self, desk: "Desk") -> Sketch:
        """The pins with what they are off by; the frame while it is laid by hand."""
        if desk.tracing.found is None:
            return Sketch()
        return frame_of(desk).sketch() if is_by_hand(desk) else pins_drawn(desk)

    def nudge(self, desk: "Desk", right: float, down: float) -> bool:
        tracing, board = desk.tracing, desk.scenario.board
        (x, y), start = on_board(board, (right, down)), on_board(board, (0.0, 0.0))
        right, down = x - start[0], y - start[1]
        if tracing.found is None or self.LAYER in desk.locked:
            return False
        desk.attempt(lambda: nudged(tracing.lying, right, down))
        return True

    def wants_arrows(self, desk: "Desk") -> bool:
        return is_by_hand(desk) and desk.tracing.found is not None

    def wants_right(self) -> bool:
        return True

    def gesture(self, desk: "Desk", press: Pointer) -> Gesture:
        if desk.tracing.found is None:
            desk.say(desk.tracing.trouble or tr("There is no picture to trace from."))
            return None
        if is_by_hand(desk):
            return (yield from _by_hand(desk, press))
        number = pin_under(desk, press)
        if press.is_opposite:
            if number is not None:
                yield Instead(unpinned(desk.scenario, number))
            return None
        return (yield from _pinned(desk, press))


def is_by_hand(desk: "Desk") -> bool:
    return bool(desk.settings.get(HOW.key) == HAND)


def frame_of(desk: "Desk") -> Frame:
    """Where the corners of the picture lie."""
    (width, height), fit = desk.tracing.size, desk.tracing.fit
    corners = ((0, 0), (width, 0), (width, height), (0, height))
    a, b, c, d = map(fit.at, corners)
    return Frame((a, b, c, d))


def _by_hand(desk: "Desk", press: Pointer) -> Gesture:
    lying = desk.tracing.lying

    def made(pull: Pull) -> Change:
        if pull.right or pull.down:
            return nudged(lying, pull.right, pull.down)
        scale = (pull.wider * pull.higher) ** 0.5
        return laid_around(lying, scale, pull.degrees, pull.around)

    return (yield from pulled(desk, press, frame_of(desk), made))


# -- pins


def pin_under(desk: "Desk", at: Pointer) -> int | None:
    """The pin whose point of the picture is under the pointer, by its number."""
    tracing = desk.tracing
    pins = () if tracing.picture is None else tracing.picture.pins
    seen = [(at.far_from(_at(tracing.fit.at((pin.x, pin.y)))), n) for n, pin in enumerate(pins)]
    far, number = min(seen, default=(STILL + 1, 0))
    return number if far <= STILL else None


def _at(spot: tuple[float, float]) -> Pointer:
    return Pointer("move", *spot)


def pins_drawn(desk: "Desk") -> Sketch:
    """Each known point of the picture, with its number and how far it lies from its place."""
    tracing = desk.tracing
    if tracing.picture is None:
        return Sketch()
    pins, errors = tracing.picture.pins, tracing.errors
    real = known(tracing.picture, tracing.size)
    lines, notes = list[SketchLine](), list[SketchNote]()
    for pin, error in zip(pins, errors, strict=True):
        if pin in real:
            seen = _at(tracing.fit.at((pin.x, pin.y))).point
            lines.append(SketchLine((seen, pin.at), "gone"))
            off = f" · {error:.2f}" if len(pins) > ENOUGH else ""
            notes.append(SketchNote(pin.at, f"{real.index(pin) + 1}{off}"))
    return Sketch(lines=lines, knots=[pin.at for pin in real], notes=notes)


def _pinned(desk: "Desk", press: Pointer) -> Gesture:
    """A click on the picture; then its place is clicked, dragged to, or typed."""
    lying = desk.tracing.lying
    start, pixel = lying.scenario, lying.fit.back(press.spot)
    if not all(0 <= part <= most for part, most in zip(pixel, lying.size, strict=True)):
        desk.say(tr("This is beside the picture: click a point of it."))
        return None
    so_far = "" if len(_known(desk)) < ENOUGH else by_so_far(start, press.spot)
    place = yield from _asked(desk, press, so_far)
    if place is None:
        return None
    change = pinned(lying, pixel, place)
    desk.say(report(apply(start, change), lying.size))
    return Done(change)


def _known(desk: "Desk") -> tuple[Pin, ...]:
    picture = desk.tracing.picture
    return () if picture is None else known(picture, desk.tracing.size)


def _asked(desk: "Desk", press: Pointer, so_far: str) -> Generator[Answer, Pointer, Point | None]:
    """Where the point lies: clicked, dragged to, or typed; Return takes what pins say so far."""
    text, event, is_dragged, cursor = "", press, False, desk.cursor
    while True:
        _show_asking(desk, press, event, text, so_far)
        event = yield None
        is_dragged = is_dragged or (event.button == "left" and event.far_from(press) > STILL)
        if event.kind in ("press", "double"):
            return _meant(desk, event) if event.button == "left" else None
        if event.kind == "release" and is_dragged:
            return _meant(desk, event)
        if event.key == "Return" and (text or so_far or desk.cursor != cursor):
            try:
                return point_of(_said(desk, press, text, cursor))
            except NoPlace as trouble:
                desk.say(str(trouble))
        text = text[:-1] if event.key == "Backspace" else text + event.text[:LONGEST]


def _said(desk: "Desk", press: Pointer, text: str, cursor: Place | None) -> Place:
    """The place that was typed; else where the keyboard has gone; else what pins say so far."""
    if text.strip():
        return place_called(desk.scenario, text)
    if desk.cursor is not None and desk.cursor != cursor:
        return desk.cursor
    return place_at(desk.scenario, press.spot)


def _meant(desk: "Desk", at: Pointer) -> Point:
    """The place that a click means: a cell, a city of a board of routes, or a free point."""
    if desk.settings.get(FREELY.key):
        return at.point
    if isinstance(desk.scenario.board, RouteBoard):
        city = city_under(desk.scenario, at)
        return at.point if city is None or city.xy is None else city.xy
    return point_of(at.cell)


def _show_asking(desk: "Desk", press: Pointer, event: Pointer, text: str, so_far: str) -> None:
    """The point that was picked, a line to the place that would be meant, and what is typed."""
    place = _meant(desk, event if event.kind != "key" else desk.pointer or press)
    otherwise = told(point_of(place_at(desk.scenario, press.spot))) if so_far else "?"
    drawn = pins_drawn(desk)
    line = SketchLine((press.point, place), "new")
    hint = tr("Click its place on the map, or type it (12,7, or a city) and Return · Esc: cancel")
    if so_far:
        hint = so_far + " " + tr("Return: so it is · or click its place, or type it · Esc: cancel")
    sketch = Sketch(
        lines=(*drawn.lines, line),
        knots=(*drawn.knots, press.point),
        notes=drawn.notes,
        rings=(place,),
        field=SketchField(press.point, text, otherwise),
    )
    desk.show(sketch, hint)
