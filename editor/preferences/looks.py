"""How the window looks: light or dark, as the system has it or as somebody chose."""

from typing import Literal

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication

from drawing.themes.theme import NoSuchTheme, Theme, theme
from editor.preferences.settings import Settings

Looks = Literal["system", "light", "dark"]
Role, Group = QPalette.ColorRole, QPalette.ColorGroup

COLOURS = {
    Role.Window: ("#f3f2ef", "#212529"),
    Role.WindowText: ("#1f2326", "#e6e6e3"),
    Role.Base: ("#ffffff", "#2d3237"),
    Role.AlternateBase: ("#f6f5f2", "#32383e"),
    Role.Text: ("#1f2326", "#e6e6e3"),
    Role.Button: ("#ebe9e4", "#3a4147"),
    Role.ButtonText: ("#1f2326", "#e6e6e3"),
    Role.BrightText: ("#b3261e", "#ff8a80"),
    Role.Highlight: ("#2a6fb0", "#3d82c4"),
    Role.HighlightedText: ("#ffffff", "#ffffff"),
    Role.Link: ("#1f5f9e", "#7cb7ee"),
    Role.LinkVisited: ("#6a4a9c", "#b79cec"),
    Role.ToolTipBase: ("#fff6d6", "#4a4223"),
    Role.ToolTipText: ("#2b2713", "#f4ecca"),
    Role.PlaceholderText: ("#6d7276", "#a6abaf"),
    Role.Light: ("#ffffff", "#5a6269"),
    Role.Midlight: ("#f7f6f3", "#454c52"),
    Role.Mid: ("#c9c6bf", "#4b5258"),
    Role.Dark: ("#a5a29b", "#16191b"),
    Role.Shadow: ("#6f6d68", "#08090a"),
}
"""Each in a light window and in a dark one."""
GREY = ("#9a9c9d", "#73787c")
"""What cannot be used just now."""


def palette(*, dark: bool) -> QPalette:
    made = QPalette()
    for role, colours in COLOURS.items():
        made.setColor(role, QColor(colours[dark]))
    for role in (Role.WindowText, Role.Text, Role.ButtonText, Role.Highlight):
        made.setColor(Group.Disabled, role, QColor(GREY[dark]))
    return made


def is_dark(looks: Looks) -> bool:
    """Whether the window is to be dark, if these are the looks that were chosen."""
    if looks != "system":
        return looks == "dark"
    return QApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark


def dress(looks: Looks) -> None:
    """Gives the whole program its colours."""
    application = QApplication.instance()
    if not isinstance(application, QApplication):
        return
    if application.style().name() != "fusion":
        application.setStyle("Fusion")
    application.setPalette(palette(dark=is_dark(looks)))


def looks_of(settings: Settings) -> Looks:
    chosen = settings.get("looks")
    return chosen if chosen in ("light", "dark") else "system"


def map_theme(settings: Settings) -> Theme:
    """The theme of the maps; the usual one where the chosen one is gone."""
    try:
        return theme(str(settings.get("map-theme") or "classic"))
    except NoSuchTheme:
        return theme()
