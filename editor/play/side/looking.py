"""Who points at a widget, or comes to it with the keys, looks at what it would do."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from engine.showing.plans import Plan

Do = Callable[[Plan], object]
Look = Callable[[Plan | None], object]
"""Shows a plan on the map, or nothing any more."""

_COMES = (QEvent.Type.Enter, QEvent.Type.FocusIn)
_GOES = (QEvent.Type.Leave, QEvent.Type.FocusOut)


class Looking(QObject):
    """Watches a widget that stands for a plan."""

    def __init__(self, widget: QWidget, plan: Plan, look: Look) -> None:
        super().__init__(widget)
        self._plan, self._look = plan, look
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        if event.type() in _COMES:
            self._look(self._plan)
        elif event.type() in _GOES:
            self._look(None)
        return super().eventFilter(watched, event)
