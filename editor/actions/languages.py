"""The language of the window: the system's, or one that was chosen."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from editor.preferences.languages import chosen
from editor.window.action import Run, action
from editor.window.telling_anew import change_language
from editor.words import later
from model.wording.languages.known import languages

if TYPE_CHECKING:
    from editor.window.window import Window


def _language(code: str, title: str) -> Run:
    @action(
        f"view.language-{code or 'system'}",
        title,
        "View",
        submenu="Language",
        group=8,
        words="language translation speak",
        tip="The language of menus, panels and whatever else Milepost says",
        is_on=lambda window: chosen(window.studio.settings) == code,
    )
    def run(window: "Window") -> None:
        # The menu that was clicked is made anew too: first it has to close.
        QTimer.singleShot(0, window, lambda: change_language(window, code))

    return run


system = _language("", later("System language"))
for _code, _name in languages().items():
    globals()[f"language_{_code}"] = _language(_code, _name)
