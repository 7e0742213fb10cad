"""The menu of a table: what keys do there for whoever looks for it, files, and languages."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from PySide6.QtCore import QLocale
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu

from editor.panels.tables.table import KEYS
from editor.words import later, tr

TITLES: Final[Mapping[str, str]] = {
    "cut": later("Cut"),
    "copy": later("Copy"),
    "copy-all": later("Copy the whole table"),
    "paste": later("Paste"),
    "down": later("Fill down"),
    "clear": later("Empty"),
    "-1": "",
    "remove": later("Take rows away"),
    "map": later("Show on the map"),
    "odd": later("Only rows to be looked at"),
    "-2": "",
    "read": later("Read from a CSV file …"),
    "write": later("Write to a CSV file …"),
}
"""What can be done with a table, in the order of the menu; a line stands between its groups."""
LANGUAGES: Final = "ar de en es fr hi it ja ko nl pl pt ru sv tr uk zh".split()


def fill_menu(
    menu: QMenu, without: Iterable[str], do: Callable[[str], None], *, only_odd: bool
) -> None:
    """Puts the deeds of a table into a menu, each with the key that does the same."""
    keys = {deed: key for key, deed in reversed(KEYS.items())}
    for deed, title in TITLES.items():
        if not title:
            menu.addSeparator()
        elif deed not in without:
            made = menu.addAction(tr(title))
            made.setObjectName(f"table-{deed}")
            if deed in keys:
                made.setShortcut(QKeySequence(keys[deed]))
            if deed == "odd":
                made.setCheckable(True)
                made.setChecked(only_odd)
            made.triggered.connect(lambda _=False, deed=deed: do(deed))


def add_languages(menu: QMenu, there: Iterable[str], ask_for: Callable[[str], None]) -> None:
    """Languages in which names can get a column, by what speakers call them."""
    languages = menu.addMenu(tr("Names in another language"))
    for code in LANGUAGES:
        if code not in there:
            name = QLocale(code).nativeLanguageName()
            made = languages.addAction(f"{name[:1].upper()}{name[1:]} ({code})")
            made.setObjectName(f"language-{code}")
            made.triggered.connect(lambda _=False, code=code: ask_for(code))
