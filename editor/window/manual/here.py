"""Where the manual speaks of what somebody is at: a check, a panel, the tool in hand."""

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication, QWidget

from editor.panels.panel import Panel
from editor.window.manual.book import HOME, Book, NotThere, Place
from editor.window.manual.texts import sections_of

if TYPE_CHECKING:
    from editor.window.window import Window

OF_THE_EDITOR = "docs/editor/"
FIRST_WORDS = " ("
"""Behind the name of a tool its page says the key."""


def place_of_code(book: Book, code: str) -> Place | None:
    """Where a check is explained."""
    place = Place(f"docs/checks/{code[:3].lower()}.md", code.lower())
    return place if _is_there(book, place) else None


def place_named(book: Book, title: str) -> Place | None:
    """Where the pages of the editor speak of something: under its heading, or in bold letters."""
    pages = [page for page in book.pages() if page.startswith(OF_THE_EDITOR)]
    sections = [(page, section) for page in pages for section in sections_of(book.text(page))]
    for page, section in sections:
        if section.heading.name.partition(FIRST_WORDS)[0] == title:
            return Place(page, section.heading.anchor)
    for page in pages:
        anchor = _anchor_of_bold(book.text(page), title)
        if anchor is not None:
            return Place(page, anchor)
    return None


def place_here(window: "Window", book: Book) -> Place:
    """What F1 opens."""
    panel = _panel_in_hand(QApplication.focusWidget())
    desk, chosen = window.studio.desk, window.checking.chosen
    if panel is not None and panel.NAME == "problems" and chosen is not None:
        found = place_of_code(book, chosen.code)
    elif panel is not None:
        found = place_named(book, panel.TITLE)
    else:
        found = place_named(book, desk.tool.TITLE) if desk is not None else None
    return found or Place(HOME)


def _panel_in_hand(widget: QWidget | None) -> Panel | None:
    while widget is not None and not isinstance(widget, Panel):
        widget = widget.parentWidget()
    return widget


def _is_there(book: Book, place: Place) -> bool:
    try:
        return any(heading.anchor == place.anchor for heading in book.headings(place.page))
    except NotThere:
        return False


def _anchor_of_bold(text: str, title: str) -> str | None:
    """The heading under which a name stands in bold letters, or slanted and with its key."""
    for name in (f"**{title}**", f"*{title}* ("):
        before, found, _ = text.partition(name)
        headings = sections_of(before) if found else []
        if headings:
            return headings[-1].heading.anchor
    return None
