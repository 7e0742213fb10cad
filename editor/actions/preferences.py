"""Preferences, and what becomes of them at once."""

from collections.abc import Collection
from typing import TYPE_CHECKING

from editor.preferences.looks import dress, looks_of, map_theme
from editor.preferences.text_size import dress_text
from editor.preferences.wishes import BACKUPS, TEXT_SIZE, number
from editor.saving.backups import keep_at_most
from editor.window.action import action
from editor.window.telling_anew import tell_anew
from editor.words import tr

if TYPE_CHECKING:
    from editor.window.window import Window


@action(
    "edit.preferences",
    "Preferences …",
    "Edit",
    group=9,
    words="settings options configuration theme font author licence backups start",
    tip="How the program looks, and what new maps, saving and games begin with",
)
def preferences(window: "Window") -> None:
    from editor.actions.looks import MAP_THEMES
    from editor.preferences.preferences_dialog import PreferencesDialog

    window.filing.dialog = dialog = PreferencesDialog(
        window,
        window.studio.settings,
        lambda name: tr(MAP_THEMES.get(name) or name.replace("-", " ").capitalize()),
        lambda changed: follow(window, changed),
        window.qt_actions["help.keys"].trigger,
    )
    dialog.open()


def follow(window: "Window", changed: Collection[str]) -> None:
    """Lets what was wished be so now, and keeps it for tomorrow."""
    settings = window.studio.settings
    window.studio.preferences.save()
    if "looks" in changed:
        dress(looks_of(settings))
    if "map-theme" in changed:
        for canvas in window.canvases.values():
            canvas.look(map_theme(settings))
    if TEXT_SIZE in changed:
        dress_text(settings)
        tell_anew(window)  # what had letters of its own is made anew in the new size
    keep_at_most(number(settings, BACKUPS))
