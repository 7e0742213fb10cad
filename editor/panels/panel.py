"""Panel: one view of the document in front, beside the map."""

from typing import TYPE_CHECKING, ClassVar, Literal

from PySide6.QtWidgets import QWidget

from editor.desk import Desk
from editor.document import Happening
from editor.studio import Studio

if TYPE_CHECKING:
    from collections.abc import Callable

    from editor.window import Window


class Panel(QWidget):
    """What all panels do: follow the desk in front, and hear what happens to its document."""

    NAME: ClassVar[str]
    TITLE: ClassVar[str]
    PLACE: ClassVar[Literal["left", "right", "bottom"]] = "right"
    ORDER: ClassVar[int] = 50

    def __init__(self, window: "Window") -> None:
        super().__init__()
        self.window_ = window
        self.studio: Studio = window.studio
        self._unlisten: list[Callable[[], None]] = []
        self.setObjectName(self.NAME)
        self.studio.desk_changed.connect(self._follow)

    @property
    def desk(self) -> Desk | None:
        return self.studio.desk

    def _follow(self) -> None:
        for unlisten in self._unlisten:
            unlisten()
        self._unlisten = []
        if self.desk is not None:
            self._unlisten = [self.desk.listen(self.told), self.desk.document.listen(self.heard)]
        self.refresh()

    # -- what panels do of their own

    def refresh(self) -> None:
        """Shows the desk in front from nothing; there may be none."""

    def heard(self, happening: Happening) -> None:
        """Something happened to the document."""

    def told(self, what: str) -> None:
        """Something is different on the desk: tool, selection, sketch, pin, cursor, layers."""
