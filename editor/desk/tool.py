"""Tool: one small file that turns pointer and keys into Changes; testable without a window.

A gesture is a generator. Code before the first `yield` is the press; each `event = yield answer`
waits for the next event and says what the gesture has done; its return ends the gesture, which
becomes one step of the history. What happens with the last event is returned as `Done`:

def gesture(self, desk, press):
    cells = {press.cell}
    event = yield Add(paint(desk.scenario, cells))
    while event.kind != "release":
        event = yield Add(paint(desk.scenario, {event.cell}))
"""

from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING, ClassVar, Final, Literal

from editor.pointing.pointer import Pointer
from editor.pointing.selection import Selection
from editor.pointing.sketch import EMPTY, Sketch
from editor.systems.scan import folder_of, system_of
from model.forms.frozen import dataclass
from model.scenario.change import Change
from model.scenario.scenario import Scenario

if TYPE_CHECKING:
    from editor.desk.desk import Desk


@dataclass(frozen=True, slots=True)
class Add:
    """Does this as well; the change begins at what there is now."""

    change: Change


@dataclass(frozen=True, slots=True)
class Instead:
    """Does this and nothing else; the change begins where the gesture began."""

    change: Change


@dataclass(frozen=True, slots=True)
class Done:
    """The end of a gesture: does this as well, and selects something; what a gesture returns."""

    change: Change
    select: Selection | None = None


Answer = Add | Instead | None
AGAIN: Final = "again"
"""What a gesture returns that was ended by a press which is the beginning of another one."""
Gesture = Generator[Answer, Pointer, Done | str | None]


@dataclass(frozen=True, slots=True)
class Choice:
    """One of the values of an option."""

    value: str
    title: str
    picture: str = ""
    """What shows it: `terrain mountain`, `good coal`, `city town`, `icon brush`."""


@dataclass(frozen=True, slots=True)
class Option:
    """Something to set before a tool is used; options of the same key are shared by tools."""

    key: str
    title: str
    kind: Literal["choice", "number", "text", "switch"] = "choice"
    least: int = 0
    most: int = 0
    counts_from: int = 0
    """What the number 0 is called: a brush of size 0 is 1 cell wide."""
    usual: int = 0
    """What a number is as long as nobody has set it."""


class Tool:
    """What all tools are asked. One file a tool; the class with the file's name in capitals."""

    NAME: ClassVar[str]
    TITLE: ClassVar[str]
    KEY: ClassVar[str] = ""
    ICON: ClassVar[str] = ""
    """The name of an icon; the tool's own name where there is none."""
    GROUP: ClassVar[Literal["choose", "paint", "place", "lines", "look"]] = "place"
    ORDER: ClassVar[int] = 50
    OPTIONS: ClassVar[Sequence[Option]] = ()
    LAYER: ClassVar[str] = ""
    """The layer it works on: where that is locked, the tool says so and does nothing."""
    DRAWS: ClassVar[str] = ""
    """The collection whose things it draws: whoever picks one of them gets this tool."""
    PANEL: ClassVar[str] = ""
    """The panel that belongs to it, and comes when it is taken in hand."""
    MOVES_VIEW: ClassVar[bool] = False
    """Whether a drag moves what is seen, and nothing else."""

    def fits(self, scenario: Scenario) -> bool:
        """Whether it is offered: it is for games of this system, and suits the board."""
        return self.is_for(scenario.system) and self.suits(scenario)

    def is_for(self, system: str) -> bool:
        """Whether it is a tool of every system, or of this one."""
        own = system_of(type(self).__module__)
        return own in ("", folder_of(system))

    def suits(self, scenario: Scenario) -> bool:
        """Whether it has anything to do on such a board."""
        return True

    def options(self, desk: "Desk") -> Sequence[Option]:
        """Which of its options mean something now, on this board."""
        return self.OPTIONS

    def choices(self, desk: "Desk", option: Option) -> Sequence[Choice]:
        """What an option can be set to."""
        return ()

    def hint(self, desk: "Desk", at: Pointer) -> str:
        """What a click here will do."""
        return ""

    def sketch(self, desk: "Desk", at: Pointer) -> Sketch:
        """What is shown under the pointer before a click."""
        return EMPTY

    def gesture(self, desk: "Desk", press: Pointer) -> Gesture:
        """Begins with a press of a button."""
        raise NotImplementedError

    def pick(self, desk: "Desk", at: Pointer) -> bool:
        """Takes over what lies here (Ctrl-click, or I): the kind of terrain, the good."""
        return False

    def digit(self, desk: "Desk", number: int) -> bool:
        """A key from 1 to 9; whether it means something to this tool, and no stamp."""
        return False

    def taken(self, desk: "Desk") -> None:
        """It was taken in hand, by its button or its key."""

    def resting(self, desk: "Desk") -> Sketch:
        """What stays drawn over the map while the pointer is elsewhere."""
        return EMPTY

    def let_go(self, desk: "Desk") -> bool:
        """Esc with nothing to cancel and nothing selected; whether it meant anything."""
        return False

    def nudge(self, desk: "Desk", right: float, down: float) -> bool:
        """Ctrl and an arrow, so many columns; whether it has something of its own to nudge."""
        return False

    def wants_arrows(self, desk: "Desk") -> bool:
        """Whether arrows alone nudge as well, and do not move the cursor."""
        return False

    def wants_right(self) -> bool:
        """Whether the right button does the opposite; else it opens the menu of what is there."""
        return False


def number(desk: "Desk", key: str, otherwise: int) -> int:
    """An option that is a number, whatever a file of settings says."""
    value = desk.settings.get(key)
    return value if isinstance(value, int) and not isinstance(value, bool) else otherwise
