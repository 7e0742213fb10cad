"""Letters by which menus and their entries are opened with Alt: underlined, one of its own each."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QMenu, QMenuBar
from shiboken6 import isValid

MARK = "&"
BREAKS = " (–"
LATIN = frozenset("abcdefghijklmnopqrstuvwxyz")


def with_letters(titles: Sequence[str]) -> list[str]:
    """Titles as Qt reads them, with a mark before a letter that no other has, wherever one can be.

    First letters of words come first; a title without a Latin letter gets one behind it.
    """
    offered = [_places(title) for title in titles]
    taken: dict[str, int] = {}
    for number in range(len(titles)):
        _take(number, offered, taken, set())
    letters = {number: letter for letter, number in taken.items()}
    spare = iter(sorted(LATIN - taken.keys()))
    return [
        _marked(title, places, letters.get(number), spare)
        for number, (title, places) in enumerate(zip(titles, offered, strict=True))
    ]


def _places(title: str) -> dict[str, int]:
    """The letters that a title could have, the best first, with their places in it."""
    starts = [n for n in range(len(title)) if n == 0 or title[n - 1] in BREAKS]
    places: dict[str, int] = {}
    for number in (*starts, *range(len(title))):
        letter = title[number].casefold()
        if letter in LATIN:
            places.setdefault(letter, number)
    return places


def _take(
    number: int, offered: Sequence[dict[str, int]], taken: dict[str, int], tried: set[str]
) -> bool:
    """Takes a letter for a title; whoever has it may take another, so that most have one."""
    for letter in offered[number]:
        if letter not in tried and letter not in taken:
            taken[letter] = number
            return True
    for letter in offered[number]:
        if letter not in tried:
            tried.add(letter)
            if _take(taken[letter], offered, taken, tried):
                taken[letter] = number
                return True
    return False


def _marked(title: str, places: dict[str, int], letter: str | None, spare: Iterator[str]) -> str:
    if letter is not None:
        head, tail = title[: places[letter]], title[places[letter] :]
        return head.replace(MARK, MARK * 2) + MARK + tail.replace(MARK, MARK * 2)
    behind = None if places else next(spare, None)
    said = title.replace(MARK, MARK * 2)
    return said if behind is None else f"{said}({MARK}{behind.upper()})"


def letter_menus(bar: QMenuBar) -> None:
    """Gives the menus of a bar their letters; entries have theirs while their menu is open."""
    menus = [menu for one in bar.actions() if isinstance(menu := one.menu(), QMenu)]
    for menu, title in zip(menus, with_letters([menu.title() for menu in menus]), strict=True):
        menu.setTitle(title)
        for one in (menu, *menu.findChildren(QMenu)):
            Letters(one)
    bar.installEventFilter(_BarKeys(bar))


class _BarKeys(QObject):
    """Letters choose among the menus while the bar has the keys, and are no tools' keys then."""

    def eventFilter(self, bar: QObject, event: QEvent) -> bool:  # noqa: N802 (Qt's name)
        is_key = event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent)
        if is_key and isinstance(bar, QMenuBar) and bar.activeAction() is not None:
            event.accept()
            return True
        return False


class Letters(QObject):
    """The letters of the entries of one menu, while it is open; else entries are plain titles."""

    def __init__(self, menu: QMenu) -> None:
        super().__init__(menu)
        self._plain: dict[QAction, tuple[str, str]] = {}
        """What is written on entries now, and what they are called."""
        menu.aboutToShow.connect(self._put)
        menu.aboutToHide.connect(self._take_away)

    def _put(self) -> None:
        self._take_away()
        # What was kept of the menu in Python may be gone while Qt has it still.
        menu = self.parent()
        entries = [one for one in menu.actions() if one.text()] if isinstance(menu, QMenu) else []
        titles = [one.text() for one in entries]
        for one, title, lettered in zip(entries, titles, with_letters(titles), strict=True):
            one.setText(lettered)
            self._plain[one] = lettered, title

    def _take_away(self) -> None:
        for one, (lettered, title) in self._plain.items():
            if isValid(one) and one.text() == lettered:
                one.setText(title)
        self._plain.clear()
