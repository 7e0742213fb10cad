"""Another language while the window is up: whatever has words on it is made anew.

Maps, their steps, what is selected, the tool in hand and how the panels stand are kept.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QMenuBar, QTabBar

from editor.map_dialogs.bar import Bar
from editor.preferences.languages import SETTING, speak_as_chosen
from editor.words import tr, trn

if TYPE_CHECKING:
    from editor.window.window import Window
    from model.wording.languages.catalogue import Catalogue

NOTICE = "language"


def change_language(window: "Window", language: str) -> None:
    """Speaks another language, or the system's for an empty one, today and from now on."""
    settings = window.studio.settings
    settings.put(SETTING, language)
    window.studio.preferences.save()
    tell_faults(window, speak_as_chosen(settings))
    tell_anew(window)


def tell_faults(window: "Window", catalogue: "Catalogue") -> None:
    """Says what is wrong in a catalogue; all else in it is spoken."""
    window.notices.take_away(NOTICE)
    if catalogue.faults:
        text = trn(
            "A text of the catalogue for {language} is left out. {first}",
            "{n} texts of the catalogue for {language} are left out. The first: {first}",
            len(catalogue.faults),
            language=catalogue.name,
            first=catalogue.faults[0],
        )
        window.notices.put(NOTICE, text)


def tell_anew(window: "Window") -> None:
    """Makes menus, tools and panels anew, and lets everything else say again what it says."""
    for desk in window.studio.desks:
        desk.finish()
        desk.said = ""
    stood = window.furniture.stands()
    _take_down(window)
    window.furnish()
    window.furniture.stand(stood)
    window.tabs.setAccessibleName(tr("Open maps"))
    window.zoom_level.tell_anew()
    window.checking.look_again()
    for canvas in window.canvases.values():
        for bar in canvas.findChildren(Bar):
            bar.leave()
        canvas.tell_anew()
    window.middle.tell_anew()
    window.tour.tell_anew()
    for dialog in window.findChildren(QDialog):
        if dialog.isVisible() and not dialog.isModal():
            dialog.close()
    for playing in window.plays():
        playing.tell_anew()
    window.follow()


def _take_down(window: "Window") -> None:
    """Takes away what is made anew; it loses its name at once, since names tell where it stood."""
    window.toolbar.let_go()
    window.removeToolBar(window.toolbar)
    window.toolbar.setObjectName("")
    window.toolbar.deleteLater()
    for name, dock in window.docks.items():
        window.panels[name].let_go()
        window.removeDockWidget(dock)
        dock.setObjectName("")
        dock.deleteLater()
    # The bar of tabs that docks shared would stay, and be seen above the new one.
    for bar in window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly):
        bar.hide()
        bar.deleteLater()
    for made in window.qt_actions.values():
        window.removeAction(made)
        made.deleteLater()
    window.setMenuBar(QMenuBar(window))
    for kept in (window.panels, window.docks, window.qt_actions):
        kept.clear()
