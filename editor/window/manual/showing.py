"""Showing the manual: one window of it, at the place that is about what somebody does."""

from typing import TYPE_CHECKING

from editor.window.manual.book import Place, book
from editor.window.manual.here import place_here
from editor.window.manual.window import ManualWindow
from editor.words import tr

if TYPE_CHECKING:
    from editor.window.window import Window


def show_manual(window: "Window", place: Place | None = None) -> ManualWindow | None:
    """Opens the manual, or brings the one that is open to the front."""
    found = book()
    if found is None:
        window.studio.say(tr("The manual did not come along with this Milepost."))
        return None
    place = place or place_here(window, found)
    manual = window.findChild(ManualWindow)
    if not isinstance(manual, ManualWindow):
        manual = ManualWindow(found, window)
    manual.open(place)
    manual.show()
    manual.raise_()
    manual.activateWindow()
    manual.page.setFocus()
    return manual
