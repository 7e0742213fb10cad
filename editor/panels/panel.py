"""Panel: one view of the document in front, beside the map."""

from typing import TYPE_CHECKING, ClassVar, Literal

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget

from editor.desk.desk import Desk
from editor.document.document import Happening
from editor.studio.studio import Studio
from editor.widgets.icons import icon

if TYPE_CHECKING:
    from collections.abc import Callable

    from editor.studio.map_window import MapWindow


class Panel(QWidget):
    """What all panels do: follow the desk in front, and hear what happens to its document.

    While its dock is away or behind another it waits, and shows all at once what it missed.
    """

    NAME: ClassVar[str]
    TITLE: ClassVar[str]
    ICON: ClassVar[str] = ""
    """The name of a picture in editor/icons; the panel's own name where there is none."""
    PLACE: ClassVar[Literal["left", "right", "bottom"]] = "right"
    ORDER: ClassVar[int] = 50
    AT_FIRST: ClassVar[bool] = True
    """Whether it is there before anybody has asked for it."""

    def __init__(self, window: "MapWindow") -> None:
        super().__init__()
        self.window_ = window
        self.studio: Studio = window.studio
        self._unlisten: list[Callable[[], None]] = []
        self.is_in_sight = False
        """Whether its dock is there, and in front of those that it shares a place with."""
        self._has_missed = False
        self.setObjectName(self.NAME)
        self.studio.desk_changed.connect(self._follow)

    @property
    def desk(self) -> Desk | None:
        return self.studio.desk

    def event(self, event: QEvent) -> bool:
        """Keys that mean something inside a panel are no shortcuts of the window there."""
        is_key = event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent)
        if is_key and isinstance(event, QKeyEvent) and _is_for_panel(event):
            event.accept()
            return True
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 (Qt's name)
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.show_icon()
            self.recolour()

    def show_icon(self) -> None:
        """Its picture in the menu, in the colours of the window."""
        made = self.window_.qt_actions[f"view.panel-{self.NAME}"]
        made.setIcon(icon(self.ICON or self.NAME, self.palette()))

    def _follow(self) -> None:
        for unlisten in self._unlisten:
            unlisten()
        self._unlisten = []
        if self.desk is not None:
            self._unlisten = [self.desk.listen(self._told), self.desk.document.listen(self._heard)]
        self.renew()

    def _told(self, what: str) -> None:
        if self.is_in_sight:
            self.told(what)
        else:
            self.put_off()

    def _heard(self, happening: Happening) -> None:
        if self.is_in_sight:
            self.heard(happening)
        else:
            self.put_off()

    def let_go(self) -> None:
        """Hears nothing more: another panel takes its place."""
        self.studio.desk_changed.disconnect(self._follow)
        for unlisten in self._unlisten:
            unlisten()
        self._unlisten = []
        self.close_down()

    # -- in sight or not

    def come_or_go(self, is_seen: bool) -> None:
        """Its dock came into sight, or went behind another or away."""
        self.is_in_sight = is_seen
        if is_seen and self._has_missed:
            self._has_missed = False
            self.refresh()

    def put_off(self) -> None:
        """What it shows may no longer be so: it is shown anew when somebody looks."""
        self._has_missed = True

    def renew(self) -> None:
        """Shows the desk in front anew, now or when somebody looks."""
        if self.is_in_sight:
            self.refresh()
        else:
            self.put_off()

    # -- what panels do of their own

    def refresh(self) -> None:
        """Shows the desk in front from nothing; there may be none."""

    def recolour(self) -> None:
        """The window has other colours: whoever painted with them paints anew."""

    def close_down(self) -> None:
        """The window is closed: ends what goes on beside it."""

    def heard(self, happening: Happening) -> None:
        """Something happened to the document."""

    def told(self, what: str) -> None:
        """Something is different on the desk: tool, selection, sketch, pin, cursor, layers."""


def _is_for_panel(event: QKeyEvent) -> bool:
    """Letters and Delete belong to the list that has the focus."""
    held = event.modifiers() & ~(
        Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
    )
    if held or not isinstance(QApplication.focusWidget(), QAbstractItemView):
        return False
    is_typed = bool(event.text()) and event.text().isprintable()
    return event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) or is_typed
