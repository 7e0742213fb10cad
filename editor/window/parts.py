"""The parts of the window by keys: F6 goes from the map to the panels and tools and around."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

if TYPE_CHECKING:
    from editor.window.window import Window


def go_to_part(window: "Window", by: int) -> QWidget | None:
    """Gives the keys to the next part of the window that can have them, where it had them last."""
    parts = [(part, goal) for part in _parts(window) if (goal := _goal(part)) is not None]
    if not parts:
        return None
    focus = QApplication.focusWidget()
    here = next((n for n, (part, _) in enumerate(parts) if _holds(part, focus)), None)
    number = (here + by) % len(parts) if here is not None else 0
    goal = parts[number][1]
    goal.setFocus(Qt.FocusReason.TabFocusReason)
    return goal


def open_menus(window: "Window") -> None:
    """Opens the first menu; arrows go on from there, Esc goes back to where the keys were."""
    bar = window.menuBar()
    first = next((one for one in bar.actions() if one.isEnabled() and one.isVisible()), None)
    if first is not None:
        bar.setActiveAction(first)


def _parts(window: "Window") -> Iterator[QWidget]:
    """The map or what stands in its place, then the panels in sight, then the bar of tools."""
    yield window.canvas if window.canvas is not None else window.middle
    if window.tour.bar.isVisible():
        yield window.tour.bar
    docks = window.docks.items()
    yield from (window.panels[name] for name, _ in docks if window.panels[name].is_in_sight)
    yield window.toolbar


def _holds(part: QWidget, focus: QWidget | None) -> bool:
    return focus is not None and (part is focus or part.isAncestorOf(focus))


def _goal(part: QWidget) -> QWidget | None:
    """What takes the keys in a part: what had them last, else the first that can have them."""
    last: QWidget | None = part.focusWidget()
    inside = (last, part, *_chain(part))
    return next((one for one in inside if one is not None and _can_have_keys(one)), None)


def _chain(part: QWidget) -> Iterator[QWidget]:
    """What lies in a part, in the order of the Tab key."""
    one: QWidget | None = part.nextInFocusChain()
    while one is not None and one is not part:
        if part.isAncestorOf(one):
            yield one
        one = one.nextInFocusChain()


def _can_have_keys(one: QWidget) -> bool:
    takes_tab = bool(one.focusPolicy() & Qt.FocusPolicy.TabFocus)
    return takes_tab and one.isEnabled() and one.isVisible()
