"""Playing the scenario as it is now, saved or not."""

from typing import TYPE_CHECKING

from editor.preferences.wishes import PACE, number
from editor.window.action import action

if TYPE_CHECKING:
    from editor.window.window import Window


@action(
    "play.play",
    "Play …",
    "Play",
    needs="a game",
    tip="Plays this scenario as it is now, with people and bots.",
    words="game test bots",
)
def play(window: "Window") -> None:
    from editor.play.window import open_play

    document = window.studio.document
    if document is not None:
        playing = open_play(document.scenario, document.folder, window)
        window.studio.played.emit()
        playing.pace.setValue(playing.pace.maximum() - number(window.studio.settings, PACE))
        playing.picture_wanted.connect(window.exporter.ask_for_game)
