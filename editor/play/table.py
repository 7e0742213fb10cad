"""The table of a game: the map, what the players have, what can be done, and what happened."""

from collections.abc import Collection
from pathlib import Path

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea, QSplitter, QVBoxLayout, QWidget

from editor.play.board.board import Board
from editor.play.board.map_source import MapSource
from editor.play.bots_at_play import BotsAtPlay
from editor.play.game_saving import save_game
from editor.play.match.match import Match, Meaning
from editor.play.side.actions_panel import ActionsPanel, choose
from editor.play.side.curtain import Curtain
from editor.play.side.goods_icons import Icons
from editor.play.side.hand_panel import HandPanel, hands_in
from editor.play.side.panel_rows import clear, column, words
from editor.play.side.refusal_card import RefusalCard
from editor.play.side.situation_panel import SituationPanel
from editor.play.side.story_view import StoryView
from engine.logs.game_log import GameLog
from engine.protocol import Refusal
from engine.showing.plans import Plan
from engine.showing.seat_facts import CardLine
from engine.showing.telling import ending
from model.pieces.places import Place, Step

HOVER_AFTER = 30
"""Milliseconds that the pointer rests on a place until its plan is worked out."""
SIDE = 350
RECOLOURS = (QEvent.Type.PaletteChange, QEvent.Type.ApplicationPaletteChange)


class Table(QWidget):
    """A match in a window. It is the player that the board asks."""

    changed = Signal()
    said = Signal(str)
    """What a click would do at the pointer."""

    def __init__(
        self, match: Match, folder: str, maps: MapSource, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.match, self._folder, self._maps = match, folder, maps
        self._is_dark = self._looks_dark()
        self._is_unsaved = False
        self.board = Board(self, maps.builder(match.scenario, dark=self._is_dark))
        self.refusal = RefusalCard(self.board)
        self.situation, self.story = SituationPanel(), StoryView()
        self.buttons = ActionsPanel(self.do, match.scenario)
        self.hand = HandPanel(self._look)
        self.remarks = words("\n".join(match.remarks), "quiet")
        self._lay_out()
        self.curtain = Curtain(self, self._lift_curtain, self._take_back_choice)
        self.bots = BotsAtPlay(match, self)
        self.bots.moved.connect(self._bot_moved)
        self.bots.failed.connect(self._bot_failed)
        self._hover = QTimer(self)
        self._hover.setSingleShot(True)
        self._hover.setInterval(HOVER_AFTER)
        self._hover.timeout.connect(self._show_meaning)
        self._icons = self._made_icons()
        self.show_all()
        self.bots.go_on()
        if not self.bots.is_busy:
            self.board.builder.go_on()

    # -- laying it out

    def _lay_out(self) -> None:
        inside = QWidget()
        self._side = column(inside, 8)
        self._side.setContentsMargins(10, 8, 10, 8)
        self._ending = QWidget()
        self._ending_column = column(self._ending)
        parts = (self.remarks, self._ending, self.situation, self.buttons, self.hand)
        for part in parts:
            self._side.addWidget(part)
        self._side.addStretch(1)
        self.remarks.setVisible(bool(self.match.remarks))
        scroll = QScrollArea()
        scroll.setWidget(inside)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        left = QSplitter(Qt.Orientation.Vertical)
        left.addWidget(self.board)
        left.addWidget(self.story)
        left.setStretchFactor(0, 1)
        left.setSizes([700, 110])
        whole = self._under_curtain = QSplitter(Qt.Orientation.Horizontal)
        whole.addWidget(left)
        whole.addWidget(scroll)
        whole.setStretchFactor(0, 1)
        whole.setSizes([930, SIDE])
        scroll.setMinimumWidth(SIDE)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(whole)

    # -- colours

    def _looks_dark(self) -> bool:
        return self.palette().window().color().lightness() < 128

    def _made_icons(self) -> Icons:
        theme = self.board.sheet.theme
        return Icons(self.match.scenario, self._folder, theme, self.devicePixelRatioF())

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 (Qt's name)
        super().changeEvent(event)
        if event.type() in RECOLOURS and self._looks_dark() != self._is_dark:
            self._is_dark = not self._is_dark
            self.board.show_map(self._maps.builder(self.match.scenario, dark=self._is_dark))
            self.board.builder.go_on()
            self._icons = self._made_icons()
            self.show_all()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.curtain.place()
        if self.refusal.isVisible():
            self.refusal.place()

    # -- showing the game

    def show_all(self) -> None:
        """Everything as it is now; a bot that thinks is waited for."""
        self.bots.settle()
        match, offers = self.match, self.match.offers
        self._show_curtain()
        self.situation.show_match(match, self._icons)
        goes_on = match.aid.goes_on(match.game) if offers.all else None
        self.buttons.show_offers(offers, self._icons, goes_on)
        self.hand.show_hands(hands_in(match), self._icons)
        self.story.show_story(match.news(), self._icons)
        marks = self.board.marks
        pieces = match.aid.pieces(match.game)
        marks.places = offers.marked({piece.place for piece in pieces}) | offers.far_starts
        marks.edges = offers.edges
        marks.colour = self._icons.seat_colour(match.actor or 0)
        marks.plan = None
        self.board.offered = offers.places
        aid, game = match.aid, match.game
        self.board.show_game(pieces, aid.neutrals(game), aid.cities(game))
        self._show_ending()
        if marks.pointed is not None and match.awaited is None:
            self._hover.start()  # the same place may mean something else now
        self.changed.emit()

    def _show_curtain(self) -> None:
        match = self.match
        awaited, before, names = match.awaited, match.chosen_before, match.game.names
        # What is hidden can neither be pressed nor be read, not even by a program.
        self._under_curtain.setVisible(awaited is None)
        if awaited is None:
            self.curtain.hide()
            return
        self._hover.stop()
        self.said.emit("")
        self.curtain.fall(names[awaited], "" if before is None else names[before])

    def _lift_curtain(self) -> None:
        self.match.lift_curtain()
        self.show_all()
        self.board.setFocus()

    def _take_back_choice(self) -> None:
        self.match.take_back_choice()
        self.show_all()

    def _show_ending(self) -> None:
        clear(self._ending_column)
        self._ending.setVisible(self.match.actor is None)
        if self.match.actor is None:
            for number, line in enumerate(ending(self.match.game)):
                self._ending_column.addWidget(words(line.strip(), "" if number else "strong"))

    def _look(self, line: CardLine | None) -> None:
        marks = self.board.marks
        marks.goals = line.goals if line is not None else ()
        marks.sources = line.sources if line is not None else ()
        self.board.update()

    # -- what the board asks

    def clicked(self, place: Place) -> None:
        if not self.bots.is_busy:
            self._mean(self.match.at(place), place)

    def way_clicked(self, one: Place, other: Place) -> bool:
        meaning = None if self.bots.is_busy else self.match.on_way(one, other)
        if meaning is not None:
            self._mean(meaning, one)
        return meaning is not None

    def hovered(self, place: Place | None) -> None:
        self._hover.start()

    def drag_goals(self, place: Place) -> Collection[Place]:
        return () if self.bots.is_busy else self.match.goals_from(place)

    def dragged(self, step: Step, goes_on: bool) -> bool:
        meaning = self.match.along(*step)
        if len(meaning.plans) == 1:
            return self.do(meaning.plans[0], goes_on=goes_on)
        self._mean(meaning, step[1])
        return not meaning.plans and meaning.refusal is None

    def _mean(self, meaning: Meaning, place: Place) -> None:
        if len(meaning.plans) == 1 and not meaning.is_chosen:
            self.do(meaning.plans[0])
        elif meaning.plans:
            at = self.board.mapToGlobal(self.board.point_of(place))
            choose(meaning.plans, self.do, self.board, at)
        elif meaning.refusal is not None:
            self.refusal.say(meaning.refusal)

    def _show_meaning(self) -> None:
        place = self.board.marks.pointed
        if place is None or self.bots.is_busy or self.match.awaited is not None:
            self.said.emit("")
            return
        meaning = self.match.at(place)
        plan = meaning.plans[0] if meaning.plans else None
        if plan is not None and meaning.is_chosen:
            plan = plan._replace(short=f"{plan.short} …")
        self.board.marks.plan = plan
        self.said.emit(self.match.hint(place, meaning))
        self.board.update()

    # -- doing

    def do(self, plan: Plan, *, goes_on: bool = False) -> bool:
        """Plays a plan and shows what came of it; whether all of it was done."""
        if self.bots.is_busy:
            return False
        actor = self.match.actor
        done = self.match.do(plan, goes_on=goes_on)
        self.refusal.hide()
        if done.refusal is not None:
            self.refusal.say(done.refusal)
        else:
            self._is_unsaved = True
        self.show_all()
        self.bots.go_on()
        return done.refusal is None and self.match.actor == actor

    def go_on(self) -> None:
        """Ends what the player is at, or the turn."""
        match = self.match
        if not self.bots.is_busy and match.offers.all:
            action = match.aid.goes_on(match.game)
            if action is not None:
                self.do(Plan((action,)))

    def undo(self) -> None:
        if not self.bots.is_busy and self.match.undo():
            self.refusal.hide()
            self.show_all()

    def _bot_moved(self) -> None:
        self.show_all()
        self._follow()
        self.board.builder.go_on()

    def _follow(self) -> None:
        """Keeps in view what the player has on the board."""
        if self.match.actor is not None:
            for figure in self.match.facts(self.match.actor).figures:
                if figure.place is not None:
                    self.board.show_place(figure.place)

    def _bot_failed(self, sentence: str) -> None:
        self.refusal.say(Refusal("", sentence))
        self.show_all()

    def save(self, path: Path) -> Path | None:
        """Saves the game; SaveFailed says why it could not."""
        beside = save_game(self.log(), self.match.scenario, path)
        self._is_unsaved = False
        return beside

    @property
    def is_worth_a_question(self) -> bool:
        """Whether people have played, and the game goes on and was not saved since."""
        return self._is_unsaved and self.match.actor is not None

    def log(self) -> GameLog:
        """The log of the game so far; a bot that thinks is waited for."""
        self.bots.settle()
        return self.match.log()

    def close_down(self) -> None:
        """Ends everything that is under way."""
        self._hover.stop()
        self.board.close_down()
        self.bots.close()
