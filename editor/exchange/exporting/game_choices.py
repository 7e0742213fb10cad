"""What of games is exported with a map: one at a move of its log, and what is used most."""

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QSpinBox, QVBoxLayout, QWidget

from editor.exchange.exporting.exports import AT_END, MOST_MOVES, Wish
from editor.widgets.asking import FileKind
from editor.widgets.path_field import PathField
from editor.words import tr
from engine.logs.game_log import GameLog

LAYERS = ("track", "trains")
"""What of a game can be left out."""


def log_files() -> FileKind:
    logs, all_ = tr("Logs of games"), tr("All files")
    return FileKind(tr("The log of a game"), f"{logs} (*.log *.json);;{all_} (*)")


def use_files() -> FileKind:
    kinds, all_ = tr("Logs and playtests"), tr("All files")
    return FileKind(tr("A log or a playtest"), f"{kinds} (*.log *.json);;{all_} (*)")


class GameField(QWidget):
    """Which game is on the map: that of a log, or the one that is being played."""

    changed = Signal()

    def __init__(self, wish: Wish, folder: Path, game: GameLog | None) -> None:
        super().__init__()
        self._game = game
        self.log = PathField(wish.log, log_files(), folder, tr("none; or the log of one"))
        self.log.setVisible(game is None)
        self.log.changed.connect(self._follow)
        self.at = QSpinBox()
        self.at.setRange(AT_END, MOST_MOVES if game is None else len(game.records))
        self.at.setSpecialValueText(tr("the last"))
        self.at.setAccessibleName(tr("After which move"))
        self.at.setValue(wish.at)
        titles = {"track": tr("Track"), "trains": tr("Trains", "on the map")}
        self.layers = {name: QCheckBox(titles[name]) for name in LAYERS}
        for name, box in self.layers.items():
            box.setChecked(name not in wish.without)
        self._lay_out()
        self._follow()

    def _lay_out(self) -> None:
        self._details = QWidget()
        row = QHBoxLayout(self._details)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(QLabel(tr("after move")))
        for widget in (self.at, *self.layers.values()):
            row.addWidget(widget)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.log)
        column.addWidget(self._details)

    @property
    def has_game(self) -> bool:
        return self._game is not None or bool(self.log.path)

    @property
    def hidden(self) -> tuple[str, ...]:
        """The layers that are left out."""
        return tuple(name for name, box in self.layers.items() if not box.isChecked())

    def _follow(self) -> None:
        self._details.setEnabled(self.has_game)
        self.changed.emit()


class UseField(QWidget):
    """Whether it is shown what is used most, and whose use it is."""

    changed = Signal()

    def __init__(self, wish: Wish, folder: Path, games: GameField) -> None:
        super().__init__()
        self._games = games
        self.on = QCheckBox(tr("What is used most"))
        self.on.setChecked(wish.heat)
        self.on.toggled.connect(self._follow)
        self.file = PathField(wish.use, use_files(), folder, "")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.on)
        column.addWidget(self.file)
        games.changed.connect(self._follow)
        self.file.changed.connect(self._follow)
        self._follow()

    @property
    def is_whole(self) -> bool:
        """Whether it is said whose use is shown, if it is."""
        return not self.on.isChecked() or bool(self.file.path) or self._games.has_game

    def _follow(self) -> None:
        self.file.setEnabled(self.on.isChecked())
        of_game, of_file = tr("of this game; or a log, a playtest"), tr("of a log or a playtest")
        self.file.line.setPlaceholderText(of_game if self._games.has_game else of_file)
        self.changed.emit()
