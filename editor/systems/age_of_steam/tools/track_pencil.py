"""The track pencil: lays tiles on trial along a drag, with the prices and refusals of a game."""

from typing import TYPE_CHECKING, Final

from editor.desk.tool import Gesture, Tool
from editor.pointing.pointer import Pointer
from editor.pointing.sketch import EMPTY, Sketch
from editor.systems.age_of_steam.link_prices.lands import land_now
from editor.systems.age_of_steam.trial_track.drawn_paths import longer, wishes_along
from editor.systems.age_of_steam.trial_track.sketches import refusal_words, sums, trial_sketch
from editor.systems.age_of_steam.trial_track.trial import Trial, Wish, trial_of, without_cells
from editor.words import tr
from model.boards.hexes import HexBoard
from model.notation import Cell
from model.scenario.scenario import Scenario

if TYPE_CHECKING:
    from editor.desk.desk import Desk

KEPT: Final = "track-pencil"


class TrackPencil(Tool):
    """Lays track on trial, which is no part of the map."""

    NAME = "track-pencil"
    TITLE = "Trial track"
    KEY = "Y"
    GROUP = "look"
    ORDER = 82

    def suits(self, scenario: Scenario) -> bool:
        return isinstance(scenario.board, HexBoard)

    def wants_right(self) -> bool:
        return True

    def hint(self, desk: "Desk", at: Pointer) -> str:
        trial = trial_on(desk)
        if trial is None:
            return tr("There are no rules by which track could be laid.")
        words = tr("Drag from hex to hex: lay tiles on trial")
        if trial.laid or trial.refused:
            words += " · " + tr("right and drag: take them off · Esc: all")
        return words

    def sketch(self, desk: "Desk", at: Pointer) -> Sketch:
        return self.resting(desk)

    def resting(self, desk: "Desk") -> Sketch:
        trial = trial_on(desk)
        return EMPTY if trial is None else trial_sketch(trial)

    def let_go(self, desk: "Desk") -> bool:
        had = bool(wishes_on(desk))
        desk.kept.pop(KEPT, None)
        desk.hover()
        return had

    def gesture(self, desk: "Desk", press: Pointer) -> Gesture:
        if trial_on(desk) is None:
            desk.say(tr("There are no rules by which track could be laid."))
            return None
        if press.is_opposite:
            return (yield from _taken_off(desk, press))
        return (yield from _drawn(desk, press))


def wishes_on(desk: "Desk") -> tuple[Wish, ...]:
    """What is wanted over a map."""
    wishes: tuple[Wish, ...] = desk.kept.get(KEPT, ())
    return wishes


def trial_on(desk: "Desk", wishes: tuple[Wish, ...] | None = None) -> Trial | None:
    """What comes of wishes, those that are kept if none are given, on the map as it is now."""
    land = land_now(desk.scenario)
    return None if land is None else trial_of(land, wishes_on(desk) if wishes is None else wishes)


def _drawn(desk: "Desk", press: Pointer) -> Gesture:
    """A drag, or clicks with moves between them; what was drawn is kept when it has ended."""
    path, event, is_dragged = [press.cell], press, True
    while event.key != "Return":
        if event.key == "Backspace" and len(path) > 1:
            path.pop()
        elif event.kind == "move" and event.cell != path[-1]:
            path = longer(path, event.cell)
        _show(desk, path)
        event = yield None
        if event.kind in ("press", "double"):
            break
        if event.kind == "release":
            if is_dragged and event.cell != press.cell:
                break
            is_dragged = False
    if event.kind in ("press", "double", "release"):
        path = longer(path, event.cell)
    desk.kept[KEPT] = _with_path(desk, path)
    return None


def _with_path(desk: "Desk", path: list[Cell]) -> tuple[Wish, ...]:
    before = trial_on(desk)
    return wishes_on(desk) if before is None else (*wishes_on(desk), *wishes_along(before, path))


def _show(desk: "Desk", path: list[Cell]) -> None:
    trial = trial_on(desk, _with_path(desk, path))
    if trial is None:
        return
    hint = sums(trial).splitlines()[:1] or [tr("Go on to the next hex")]
    if trial.refused:
        why = trial.refused[-1].why
        hint.append(refusal_words(why.sentence, why.rule))
    desk.show(trial_sketch(trial), " · ".join(hint))


def _taken_off(desk: "Desk", press: Pointer) -> Gesture:
    """Takes off what lies on the hexes that the pointer comes over."""
    event, cells = press, {press.cell}
    while event.kind != "release" and event.key != "Return":
        cells.add(event.cell)
        trial = trial_on(desk, without_cells(wishes_on(desk), cells))
        if trial is not None:
            desk.show(trial_sketch(trial), sums(trial).splitlines()[0] if trial.laid else "")
        event = yield None
    desk.kept[KEPT] = without_cells(wishes_on(desk), cells)
    return None
