"""Finding one's way: every action by a few letters, every key on a sheet."""

from typing import TYPE_CHECKING

from editor.window.action import action

if TYPE_CHECKING:
    from editor.window.window import Window


@action(
    "help.manual",
    "Manual",
    "Help",
    words="handbook documentation pages how search",
    tip="Opens the manual where it speaks of the panel, the problem or the tool in hand",
)
def manual(window: "Window") -> None:
    from editor.window.manual.showing import show_manual

    show_manual(window)


@action(
    "help.actions",
    "Search actions …",
    "Help",
    words="command palette find what",
    tip="Finds everything that can be done, by a few letters",
)
def search(window: "Window") -> None:
    from editor.window.search_actions import SearchActions

    SearchActions(window).open()


@action(
    "help.keys",
    "Keys",
    "Help",
    words="shortcuts keyboard sheet",
    tip="Shows every key; the sheet can be printed",
)
def key_sheet(window: "Window") -> None:
    from editor.window.key_sheet_window import KeySheetWindow

    KeySheetWindow(window).show()


@action(
    "help.tour",
    "Tour",
    "Help",
    words="tutorial first steps learn beginner introduction",
    tip="Six steps on a copy of the tutorial map; it goes on where you left it",
)
def tour(window: "Window") -> None:
    window.tour.begin()


@action("help.reports", "Folder of journals and reports", "Help", group=1, words="crash log data",
        tip="Shows where crash journals, backups of settings and reports are")  # fmt: skip
def reports(window: "Window") -> None:
    from PySide6.QtCore import QUrl
    from PySide6.QtGui import QDesktopServices

    from editor.preferences.data_folder import data_folder

    folder = data_folder()
    window.studio.say(str(folder))
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))


@action("help.about", "About Milepost", "Help", group=1, words="version licence",
        tip="The version, and where Milepost comes from")  # fmt: skip
def about(window: "Window") -> None:
    from editor.widgets.asking import tell
    from editor.words import tr
    from model.version import __version__

    more = tr("A studio for railway board games. MIT licence; its font is Noto Sans (OFL 1.1).")
    window.filing.dialog = tell(window, f"Milepost {__version__}", more)
