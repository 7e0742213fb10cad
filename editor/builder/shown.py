"""What a row is shown by, and what it has done with it."""

from collections.abc import Sequence
from typing import Any, Protocol

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from editor.builder.parts.rows import Row
from editor.builder.parts.slots import Slot
from editor.widgets.forms.choices import Offered
from model.forms.frozen import dataclass


@dataclass(frozen=True, slots=True)
class Shown:
    """What a row shows beside its values."""

    title: str
    about: str = ""
    sentence: str = ""
    warnings: tuple[str, ...] = ()
    offers: tuple[tuple[Offered, ...], ...] = ()
    """What each of its fields can be set to."""
    titles: tuple[str, ...] = ()
    """What each of them is called."""
    repair: str = ""
    """What a repair would do; nothing where there is none."""
    more: tuple[tuple[str, str, str], ...] = ()
    """What it could say besides: by what it is known, what it is called, what it means."""
    has_order: bool = True
    """Whether it can be dragged elsewhere."""
    takes: tuple[bool, ...] = ()
    """Which of its fields can be taken from the map."""


class Hand(Protocol):
    """What a row has done with it."""

    def edit(self, row: Row, way: Sequence[str], value: Any) -> None: ...
    def act(self, row: Row, what: str) -> None: ...
    def pick(self, row: Row, under: QWidget) -> None: ...
    def menu(self, row: Row, at: QPoint) -> None: ...
    def drag(self, row: Row, at: QPoint, what: str) -> None: ...
    def step(self, row: Row, by: int) -> None: ...
    def made_input(self, slot: Slot, offers: Sequence[Offered]) -> Any: ...
    def say_more(self, row: Row, key: str) -> None: ...
    def take(self, row: Row, slot: Slot) -> None: ...
