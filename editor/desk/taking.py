"""What clicks take from the map in place of what the tool in hand would do, as a desk knows it."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from editor.pointing.pointer import Pointer
from editor.pointing.selection import Thing
from editor.pointing.sketch import Sketch

if TYPE_CHECKING:
    from editor.desk.desk import Desk


class Taking(Protocol):
    """Who wants something from the map."""

    @property
    def take(self) -> Callable[[Thing], bool]:
        """Told of each thing that is clicked; whether more can be taken."""

    @property
    def ended(self) -> Callable[[], None]:
        """Told when nothing more is taken."""

    def under(self, desk: "Desk", at: Pointer) -> Thing | None:
        """The thing that a click would take."""

    def sketch(self, desk: "Desk", at: Pointer | None) -> Sketch:
        """What would be taken is marked."""

    def hint(self, desk: "Desk", at: Pointer | None) -> str:
        """What a click would do."""
