"""Starting the editor: the application, its looks, the window, the files it was asked to open."""

import signal
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from drawing.qt.application import started
from editor.preferences.languages import find_own, speak_as_chosen
from editor.preferences.looks import dress, looks_of
from editor.preferences.text_size import dress_text
from editor.preferences.wishes import BACKUPS, OPEN_MAPS, at_start, number
from editor.program.collecting import Collecting
from editor.program.crash import CrashReports
from editor.program.instance.coming import Coming
from editor.program.instance.doorway import Doorway
from editor.program.own_icon import own_icon
from editor.program.safe_start import Start
from editor.saving.backups import keep_at_most
from editor.saving.recovery import found
from editor.studio.studio import Studio
from editor.window.telling_anew import tell_faults
from editor.window.window import Window
from editor.words import tr

SWITCH = 0.001
"""Seconds after which threads take turns: a layer that is built must not hold up the pointer."""


def run(paths: Sequence[Path], door: Doorway) -> int:
    """Opens the window with some files, and stays until it is closed."""
    start = Start()
    sys.setswitchinterval(SWITCH)
    application = QApplication.instance() or QApplication(sys.argv[:1])
    application.setApplicationName("Milepost")
    started()
    QApplication.setDesktopFileName("milepost")
    QApplication.setWindowIcon(own_icon())
    coming = Coming(application)
    window = opened(paths, is_safe=start.is_safe)
    application.aboutToQuit.connect(door.close)
    reports = CrashReports(window)
    reports.install()
    collecting = Collecting()
    QTimer.singleShot(0, start.is_up)
    QTimer.singleShot(0, lambda: coming.go_to(window))
    # Not before somebody can answer: later starts wait for it so long.
    QTimer.singleShot(0, lambda: door.open(coming.take))
    # Not at once: a signal comes in the middle of whatever is being done.
    signal.signal(signal.SIGTERM, lambda *_: QTimer.singleShot(0, window.close))
    try:
        return int(QApplication.exec())
    finally:
        door.close()
        coming.end()
        collecting.end()
        reports.uninstall()


def opened(paths: Sequence[Path], *, is_safe: bool = False) -> Window:
    """The window as it stood, with files in it; a safe start restores nothing."""
    studio = Studio()
    settings = studio.settings
    dress(looks_of(settings))
    dress_text(settings)
    keep_at_most(number(settings, BACKUPS))
    find_own()
    catalogue = speak_as_chosen(settings)
    window = Window(studio)
    QApplication.styleHints().colorSchemeChanged.connect(lambda _: dress(looks_of(settings)))
    if is_safe:
        window.notices.put(
            "safe", tr("Milepost did not start well the last time: the window is as new.")
        )
    else:
        window.furniture.restore(settings.get("window"))
        window.tour.offer()
    tell_faults(window, catalogue)
    _tell_of_settings(window)
    window.filing.open_all(paths or _open_last(window, is_safe=is_safe))
    window.show()
    if window.studio.desks:
        _tell_of_found(window)
    return window


def _open_last(window: Window, *, is_safe: bool) -> list[Path]:
    """The maps that were open when the window was closed, where that is wished."""
    named = window.studio.settings.get(OPEN_MAPS)
    if is_safe or at_start(window.studio.settings) != "again" or not isinstance(named, list):
        return []
    names = (Path(name) for name in named if isinstance(name, str) and "\0" not in name)
    return [path for path in names if path.is_file()]


def _tell_of_settings(window: Window) -> None:
    """Settings that could not be read are told; everything is as usual."""
    aside = window.studio.preferences.aside
    if aside is not None:
        words = tr("The settings could not be read: all is as usual. The old file is {file}.")
        window.notices.put("settings", words.format(file=aside.name))


def _tell_of_found(window: Window) -> None:
    """Where a map is open the welcome page is not seen: what was found is told above the map."""
    for one in found():
        window.recovering.tell_of(one)
