"""The steps of the tour: what each asks for, by mouse and by keys, and when it is done."""

from collections.abc import Callable

from editor.words import later
from model.forms.frozen import dataclass
from model.scenario.scenario import Scenario


@dataclass(frozen=True, slots=True)
class Seen:
    """What has happened since a step began."""

    start: Scenario
    now: Scenario
    is_busy: bool = False
    """Whether a gesture is under way."""
    has_repaired: bool = False
    has_played: bool = False
    has_kept: bool = False
    """Whether the map was saved, printed or exported."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to do."""

    name: str
    title: str
    by_mouse: str
    by_keys: str
    is_done: Callable[[Seen], bool]


STEPS = (
    Step(
        "paint",
        later("Paint land"),
        later(
            "Take the terrain brush at the left and choose a kind of land in the panel Tool. "
            "Drag over the map; the right button takes land back."
        ),
        later(
            "By keys: B takes the brush, arrows move the cursor, Return paints there, Shift "
            "with arrows paints along. F6 leads to the panel Tool and back."
        ),
        lambda seen: seen.now.board is not seen.start.board,
    ),
    Step(
        "city",
        later("Place a city and name it"),
        later("Take City, click a milepost where nothing is yet, type a name and press Return."),
        later("By keys: C, arrows, Return; then the name, and Return again."),
        lambda seen: not seen.is_busy and bool({*seen.now.cities} - {*seen.start.cities}),
    ),
    Step(
        "river",
        later("Draw a river"),
        later(
            "Take River. Click from bend to bend along the corners between mileposts; a "
            "double click is its end. Backspace takes a point back."
        ),
        later(
            "By keys: V, Return where it begins, arrows and Space from bend to bend, Return "
            "at the end."
        ),
        lambda seen: not seen.is_busy and bool({*seen.now.waters} - {*seen.start.waters}),
    ),
    Step(
        "repair",
        later("See a problem and repair it"),
        later(
            "The line Problems below the map tells what is wrong by now. Open it with its "
            "arrow, click a problem, read why, and press the button of its repair."
        ),
        later(
            "By keys: F8 goes from problem to problem. Where a repair is known, Ctrl+F8 does it; "
            "Space says yes if it asks first."
        ),
        lambda seen: seen.has_repaired,
    ),
    Step(
        "play",
        later("Play on your map"),
        later(
            "Choose Play in the menu Play: people and bots play the map as it is now. Start "
            "the game or look around, and close its window when you have seen enough."
        ),
        later("By keys: F5 opens it, Tab goes through its seats, Ctrl+W closes it."),
        lambda seen: seen.has_played,
    ),
    Step(
        "keep",
        later("Keep it"),
        later(
            "Save the map into a file, or choose Export in the menu File to print it or to "
            "make a picture of it."
        ),
        later("By keys: Ctrl+S saves, Ctrl+E exports and prints."),
        lambda seen: seen.has_kept,
    ),
)
