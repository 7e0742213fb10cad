"""The play window: a game on the scenario as it is now, saved or not."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QKeySequence
from PySide6.QtWidgets import (
    QFileDialog,
    QLabel,
    QMainWindow,
    QMessageBox,
    QSlider,
    QStackedWidget,
    QToolBar,
    QWidget,
)

from editor.exchange.exporting.exports import Subject
from editor.play.board.map_source import MapSource
from editor.play.bots_at_play import USUAL_PACE
from editor.play.match.match import Match
from editor.play.match.seating import Seating
from editor.play.match.words import words_of
from editor.play.preparing import Preparing
from editor.play.seats_page import SeatsPage
from editor.play.table import Table
from editor.widgets.asking import Choice, Role, ask, cancel
from editor.words import tr
from engine.protocol import NotPlayable, Refusal
from model.files.atomic import SaveFailed
from model.scenario.scenario import Scenario

SLOWEST = 1000


def open_play(scenario: Scenario, folder: str, parent: QWidget | None = None) -> "PlayWindow":
    """Opens a play window on a scenario; `folder` is where its own files are.

    The scenario is a value: whatever is played, the document it came from stays as it is.
    """
    window = PlayWindow(scenario, folder, parent)
    window.show()
    return window


class PlayWindow(QMainWindow):
    """First the seats, then the table."""

    picture_wanted = Signal(object, object)
    """The map with the game as it is now, and this window: somebody wants a picture of it."""

    def __init__(self, scenario: Scenario, folder: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scenario, self._folder = scenario, folder
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(1280, 860)
        self.table: Table | None = None
        self._maps = MapSource(scenario, folder, self)
        self._preparing = Preparing(scenario, self)
        self._preparing.done.connect(self._prepared)
        self._may_close = False
        self.question: QMessageBox | None = None
        """What was asked last."""
        self._waiting: Seating | None = None
        """A game that begins as soon as what it lacks is there."""
        self._pages = QStackedWidget()
        self.setCentralWidget(self._pages)
        self._hint = QLabel()
        self.statusBar().addWidget(self._hint, 1)
        self._furnish()
        self._show_tools()
        self.seats.start.setFocus()

    def _furnish(self) -> None:
        """What is made once for each language."""
        name = self._scenario.title or self._scenario.id or tr("A scenario")
        self.setWindowTitle(tr("Play: {name}").format(name=name))
        self.seats = SeatsPage(self._scenario)
        self.seats.started.connect(self.start)
        self.seats.back_wanted.connect(self._back_to_game)
        self._pages.addWidget(self.seats)
        self._make_tools()
        self._close_by_key()

    def tell_anew(self) -> None:
        """Says everything again, in the language that is spoken now; the game goes on."""
        seats, was_on_seats = self.seats, self._pages.currentWidget() is self.seats
        pace, is_paused = self.pace.value(), self.pause.isChecked()
        self.removeToolBar(self.bar)
        for made in self.actions():
            self.removeAction(made)
        self.bar.deleteLater()
        self._furnish()
        self.seats.show_seating(seats.seating())
        self.seats.back.setVisible(self.table is not None)
        self._pages.removeWidget(seats)
        seats.deleteLater()
        self.pace.setValue(pace)
        if self.table is not None:
            self._lay_table_anew(self.table)
            self.pause.setChecked(is_paused)
            self._pause()
        self._pages.setCurrentWidget(self.seats if was_on_seats else self.table or self.seats)
        self._show_tools()

    def _lay_table_anew(self, old: Table) -> None:
        """The same game on a table that speaks the language that is spoken now."""
        old.bots.settle()
        self._leave_table()
        self._show_table(old.match)
        if self.table is not None:
            self.table.is_unsaved = old.is_unsaved

    # -- tools

    def _make_tools(self) -> None:
        bar = self.bar = QToolBar(tr("Game"))
        bar.setMovable(False)
        bar.toggleViewAction().setVisible(False)
        self.addToolBar(bar)
        self._tool(bar, tr("New game"), "Ctrl+N", self.ask_for_seats)
        self._tool(bar, tr("Save game …"), "Ctrl+S", self.ask_where_to_save)
        self.picture = self._tool(bar, tr("Export picture …"), "Ctrl+E", self._want_picture)
        bar.addSeparator()
        self.undo = self._tool(bar, tr("Undo"), "Ctrl+Z", self._undo)
        self.on = self._tool(bar, tr("Go on"), "Ctrl+Return", self._go_on)
        self.on.setToolTip(words_of(self._scenario.system).go_on())
        self.typing = self._tool(bar, tr("Type a move"), "Ctrl+T", self._type)
        bar.addSeparator()
        self.pause = self._tool(bar, tr("Stop the bots"), "Ctrl+P", self._pause)
        self.pause.setCheckable(True)
        self.skip = self._tool(bar, tr("Skip to my turn"), "Ctrl+Right", self._skip)
        bar.addWidget(QLabel(tr("  Bots: slow ")))
        self.pace = QSlider(Qt.Orientation.Horizontal)
        self.pace.setRange(0, SLOWEST)
        self.pace.setValue(SLOWEST - USUAL_PACE)
        self.pace.setMaximumWidth(110)
        self.pace.setAccessibleName(tr("How fast the bots move"))
        self.pace.valueChanged.connect(self._set_pace)
        bar.addWidget(self.pace)
        bar.addWidget(QLabel(tr(" fast  ")))
        bar.addSeparator()
        self._tool(bar, tr("Whole map"), "Ctrl+0", lambda: self._zoom(0))
        self._tool(bar, tr("Larger"), QKeySequence.StandardKey.ZoomIn, self._nearer)
        self._tool(bar, tr("Smaller"), QKeySequence.StandardKey.ZoomOut, self._farther)

    def _close_by_key(self) -> None:
        close = QAction(tr("Close"), self)
        close.setShortcut(QKeySequence("Ctrl+W"))
        close.triggered.connect(self.close)
        self.addAction(close)

    def _tool(
        self,
        bar: QToolBar,
        title: str,
        keys: str | QKeySequence.StandardKey,
        do: Callable[[], None],
    ) -> QAction:
        action = QAction(title, self)
        action.setShortcut(QKeySequence(keys))
        shown = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        action.setToolTip(f"{title} ({shown})" if shown else title)
        action.triggered.connect(lambda _: do())
        bar.addAction(action)
        return action

    def _show_tools(self) -> None:
        """What can be done now; what cannot is grey."""
        is_played = self._pages.currentWidget() is self.table
        table = self.table if is_played else None
        busy = table is not None and table.bots.is_busy
        match = table.match if table is not None and not busy else None
        self.undo.setEnabled(match is not None and match.can_undo)
        self.on.setEnabled(match is not None and bool(match.offers.all))
        self.typing.setEnabled(self.on.isEnabled())
        self.picture.setEnabled(match is None or match.awaited is None)
        is_bots = busy or (match is not None and match.is_bots_turn)
        self.skip.setEnabled(is_bots)
        if match is not None and not match.people:
            self.skip.setText(tr("Skip to the end"))
        self.bar.setVisible(table is not None)

    # -- pages

    def start(self, seating: Seating) -> None:
        """Begins a game, or says why there is none; what is being proposed is waited for."""
        if self._preparing.is_busy:
            self._waiting = seating
            self.seats.wait(words_of(self._scenario.system).proposing())
            return
        try:
            match = Match(self._preparing.ready(), seating)
        except NotPlayable as trouble:
            self.seats.say(str(trouble))
            return
        self.seats.say("")
        self._leave_table()
        self._show_table(match)

    def _show_table(self, match: Match) -> None:
        self.table = Table(match, self._folder, self._maps)
        self.table.changed.connect(self._show_tools)
        self.table.said.connect(self._hint.setText)
        self._set_pace(self.pace.value())
        self._pages.addWidget(self.table)
        self._pages.setCurrentWidget(self.table)
        self.table.board.setFocus()
        self._show_tools()

    def _prepared(self) -> None:
        waiting, self._waiting = self._waiting, None
        if waiting is not None:
            self.start(waiting)

    def ask_for_seats(self) -> None:
        """Back to the seats; a game that is under way waits until another one begins."""
        if self.table is not None:
            self.table.bots.pause(True)
        self.seats.back.setVisible(self.table is not None)
        self._pages.setCurrentWidget(self.seats)
        self.seats.start.setFocus()
        self._show_tools()

    def _back_to_game(self) -> None:
        if self.table is not None:
            self._pages.setCurrentWidget(self.table)
            self.table.bots.pause(self.pause.isChecked())
            self.table.board.setFocus()
            self._show_tools()

    def _leave_table(self) -> None:
        table, self.table = self.table, None
        if table is not None:
            table.close_down()
            self._pages.removeWidget(table)
            table.deleteLater()

    # -- what the tools do

    def _undo(self) -> None:
        if self.table is not None:
            self.table.undo()

    def _go_on(self) -> None:
        if self.table is not None:
            self.table.go_on()

    def _type(self) -> None:
        if self.table is not None:
            self.table.line.setFocus()

    def _pause(self) -> None:
        if self.table is not None:
            self.table.bots.pause(self.pause.isChecked())

    def _skip(self) -> None:
        if self.table is not None:
            self.pause.setChecked(False)
            self.table.bots.skip()

    def _set_pace(self, value: int) -> None:
        if self.table is not None:
            self.table.bots.pace = SLOWEST - value

    def _nearer(self) -> None:
        self._zoom(1)

    def _farther(self) -> None:
        self._zoom(-1)

    def _zoom(self, steps: int) -> None:
        if self.table is not None:
            if steps:
                self.table.board.zoom(steps)
            else:
                self.table.board.fit()

    def ask_where_to_save(self) -> None:
        folder = Path(self._folder) if self._folder else Path()
        name = str(folder / f"{self._scenario.id or 'game'}.log")
        path, _ = QFileDialog.getSaveFileName(
            self, tr("Save the game"), name, tr("Logs of games (*.log)")
        )
        if path:
            self.save_to(Path(path))

    def save_to(self, path: Path) -> None:
        """Saves the game, and says where; what goes wrong is said as well."""
        if self.table is None:
            return
        try:
            beside = self.table.save(path)
        except SaveFailed as trouble:
            self.table.refusal.say(Refusal("", str(trouble)))
            return
        text = tr("Saved {path}") if beside is None else tr("Saved {path} and {beside}")
        self._hint.setText(text.format(path=path, beside=beside))

    def _ask_before_closing(self) -> None:
        choices = (
            Choice("save", tr("Save …")),
            Choice("discard", tr("Discard"), Role.DestructiveRole),
            cancel(),
        )
        self.question = ask(self, tr("Save the game before it is closed?"), choices, self._answered)

    def _ask_about_choice(self, name: str) -> None:
        """A choice that nobody knows yet is in no log, however often the game is saved."""
        self.question = ask(
            self,
            tr("What {name} has chosen will be lost.").format(name=name),
            (Choice("discard", tr("Close all the same"), Role.DestructiveRole), cancel()),
            self._answered,
            tr("The log has hidden choices only when everybody has chosen."),
        )

    def _answered(self, choice: str) -> None:
        if choice == "save":
            self.ask_where_to_save()
        if choice == "discard" or (choice and self.table and not self.table.is_worth_a_question):
            self.discard()

    def discard(self) -> None:
        """Closes, whatever becomes of the game."""
        self._may_close = True
        self.close()

    def _want_picture(self) -> None:
        if self.table is not None:
            scenario, log = self.table.match.scenario, self.table.log()
            name = f"{scenario.id or 'game'}-{len(log.records)}"
            subject = Subject(scenario, Path(self._folder or "."), name, log)
            self.picture_wanted.emit(subject, self)

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 (Qt's name)
        """A game that people have begun is not thrown away without a question."""
        if self.table is not None and self.table.is_worth_a_question and not self._may_close:
            event.ignore()
            self._ask_before_closing()
            return
        chosen = None if self.table is None else self.table.match.chosen_before
        if self.table is not None and chosen is not None and not self._may_close:
            event.ignore()
            self._ask_about_choice(self.table.match.game.names[chosen])
            return
        self._leave_table()
        self._maps.close()
        self._preparing.close()
        super().closeEvent(event)
