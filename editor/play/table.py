"""The table of a game: the map, what the players have, what can be done, and what happened."""

from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from editor.play.board.board import Board
from editor.play.board.map_source import MapSource
from editor.play.bots_at_play import BotsAtPlay
from editor.play.cards.card_hand import CardHand
from editor.play.cards.faces import Faces
from editor.play.game_saving import save_game
from editor.play.laying_out import (
    SIDE,
    SIDE_BY_CARDS,
    beside,
    map_and_story,
    side_of,
    with_cards,
)
from editor.play.map_hand import MapHand
from editor.play.match.card_choices import zones_of
from editor.play.match.match import Match
from editor.play.match.offers import Offered
from editor.play.match.reckoning import reckoned
from editor.play.match.typed_moves import example, typed
from editor.play.side.actions_panel import ActionsPanel
from editor.play.side.beside_panel import BesidePanel
from editor.play.side.curtain import Curtain
from editor.play.side.display_panel import DisplayPanel
from editor.play.side.goods_icons import Icons
from editor.play.side.hand_panel import HandPanel, hands_in
from editor.play.side.ledger_panel import LedgerPanel
from editor.play.side.move_line import MoveLine
from editor.play.side.panel_rows import clear, column, words
from editor.play.side.refusal_card import RefusalCard
from editor.play.side.situation_panel import SituationPanel
from editor.play.side.story_view import StoryView
from engine.logs.game_log import GameLog
from engine.protocol import Refusal
from engine.showing.plans import Plan
from engine.showing.seat_facts import CardLine
from engine.showing.telling import ending

RECOLOURS = (QEvent.Type.PaletteChange, QEvent.Type.ApplicationPaletteChange)


class Table(QWidget):
    """A match in a window."""

    changed = Signal()
    said = Signal(str)
    """What a click would do at the pointer."""

    def __init__(
        self, match: Match, folder: str, maps: MapSource, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.match, self._folder, self._maps = match, folder, maps
        self._is_dark = self._looks_dark()
        self.is_unsaved = False
        """Whether something was played since the game was saved."""
        self.pointer = MapHand(self, self)
        self.pointer.said.connect(self.said)
        self.pointer.held_changed.connect(self._show_held)
        self.board = Board(self.pointer, maps.builder(match.scenario, dark=self._is_dark))
        self.refusal = RefusalCard(self.board)
        self.situation, self.story = SituationPanel(), StoryView()
        self.buttons = ActionsPanel(self, match.scenario)
        self.ledger, self.display = LedgerPanel(), DisplayPanel(self.do)
        self.hand, self.beside = HandPanel(self._look_at), BesidePanel()
        self.has_cards = bool(zones_of(match))
        """Whether cards lie at the table, instead of being told in words."""
        self.card_hand = CardHand(self, self)
        self.card_hand.said.connect(self.said)
        self.remarks = words("\n".join(match.remarks), "quiet")
        self.line = MoveLine(self.type, self.board.setFocus)
        self._lay_out()
        self.curtain = Curtain(self, self._lift_curtain, self._take_back_choice)
        self.bots = BotsAtPlay(match, self)
        self.bots.moved.connect(self._bot_moved)
        self.bots.failed.connect(self._bot_failed)
        self.icons = self._made_icons()
        self.show_all()
        self.bots.go_on()
        if not self.bots.is_busy:
            self.board.builder.go_on()

    # -- laying it out

    def _lay_out(self) -> None:
        self._ending = QWidget()
        self._ending_column = column(self._ending)
        told = (self.remarks, self._ending, self.situation)
        parts = (*told, self.buttons, self.ledger, self.display, self.hand, self.beside)
        self.remarks.setVisible(bool(self.match.remarks))
        told_below = (self.story, self.line)
        left: QWidget = map_and_story(self.board, told_below, by_cards=self.has_cards)
        width = SIDE_BY_CARDS if self.has_cards else SIDE
        if self.has_cards:
            left = with_cards(left, self.card_hand.cards)
        whole = self._under_curtain = beside(left, side_of(parts, width), width)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(whole)

    # -- colours

    def _looks_dark(self) -> bool:
        return self.palette().window().color().lightness() < 128

    def _made_icons(self) -> Icons:
        theme = self.board.sheet.theme
        self.card_hand.use(Faces(self.match.scenario, self._folder, self.devicePixelRatioF()))
        return Icons(self.match.scenario, self._folder, theme, self.devicePixelRatioF())

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 (Qt's name)
        super().changeEvent(event)
        if event.type() in RECOLOURS and self._looks_dark() != self._is_dark:
            self._is_dark = not self._is_dark
            self.board.show_map(self._maps.builder(self.match.scenario, dark=self._is_dark))
            self.board.builder.go_on()
            self.icons = self._made_icons()
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
        self.situation.show_match(match, self.icons)
        goes_on = match.aid.goes_on(match.game) if offers.all else None
        self.ledger.show_match(match)
        self.display.show_match(match, self.icons)
        self.card_hand.show_match(self.icons.seat_colour(match.actor or 0))
        beside = [one for one in offers.all if not self._is_done_elsewhere(one)]
        asks = match.aid.asks(match.game) if offers.all else ""
        self.buttons.show_offers(beside, self.icons, goes_on, match.ready, asks)
        if not self.has_cards:
            self.hand.show_hands(hands_in(match), self.icons)
            self.beside.show_match(match)
        self.story.show_story(match.news(), self.icons)
        self.line.show_example(example(match))
        marks = self.board.marks
        pieces = match.aid.pieces(match.game)
        marks.places = offers.marked({piece.place for piece in pieces}) | offers.far_starts
        marks.edges = offers.edges
        marks.colour = self.icons.seat_colour(match.actor or 0)
        marks.plan = None
        self.board.offered = offers.places
        aid, game = match.aid, match.game
        self.board.show_game(pieces, aid.neutrals(game), aid.cities(game))
        self._show_ending()
        self.pointer.let_go()
        self.pointer.look_again()
        self.changed.emit()

    def _is_done_elsewhere(self, one: Offered) -> bool:
        """Whether an action needs no button: it is done at the display, or with a card."""
        return self.display.takes(one) or self.card_hand.takes(one)

    def _show_curtain(self) -> None:
        match = self.match
        awaited, before, names = match.awaited, match.chosen_before, match.game.names
        # What is hidden can neither be pressed nor be read, not even by a program.
        self._under_curtain.setVisible(awaited is None)
        if awaited is None:
            self.curtain.hide()
            return
        self.pointer.rest()
        self.card_hand.rest()
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
            for line in reckoned(self.match):
                self._ending_column.addWidget(words(line, "quiet"))

    def _look_at(self, line: CardLine | None) -> None:
        marks = self.board.marks
        marks.goals = line.goals if line is not None else ()
        marks.sources = line.sources if line is not None else ()
        self.board.update()

    # -- what hands do

    @property
    def is_busy(self) -> bool:
        """Whether a bot thinks, so that nobody else does anything."""
        return self.bots.is_busy

    def say(self, refusal: Refusal) -> None:
        """Why something may not be done."""
        self.refusal.say(refusal)

    def enter(self) -> bool:
        """Plays the number that was typed; whether there was one."""
        return self.buttons.amounts is not None and self.buttons.amounts.play_marked()

    def look(self, plan: Plan | None) -> None:
        self.pointer.look(plan)

    def hold(self, thing: str) -> None:
        self.pointer.hold(thing)

    def drop(self, thing: str, at: QPoint) -> None:
        self.pointer.drop(thing, at)

    def _show_held(self, thing: str) -> None:
        for row in self.buttons.things:
            row.show_held(thing)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 (Qt's name)
        """Keys that the map leaves choose a number, where there is one to choose."""
        amounts = None if self.is_busy else self.buttons.amounts
        if event.key() == Qt.Key.Key_Escape:
            self.pointer.let_go()
        elif amounts is None or not amounts.key_pressed(event.key(), event.text()):
            super().keyPressEvent(event)

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
            self.is_unsaved = True
        self.show_all()
        self.bots.go_on()
        return done.refusal is None and self.match.actor == actor

    def type(self, text: str) -> bool:
        """Plays a move that was typed, or says why not; whether it was played."""
        if self.bots.is_busy:
            return False
        meaning = typed(self.match, text)
        if meaning.refusal is not None:
            self.say(meaning.refusal)
            return False
        self.do(meaning.plans[0])
        return self.refusal.isHidden()

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
        self.is_unsaved = False
        return beside

    @property
    def is_worth_a_question(self) -> bool:
        """Whether people have played, and the game goes on and was not saved since."""
        return self.is_unsaved and self.match.actor is not None

    def log(self) -> GameLog:
        """The log of the game so far; a bot that thinks is waited for."""
        self.bots.settle()
        return self.match.log()

    def close_down(self) -> None:
        """Ends everything that is under way."""
        self.pointer.rest()
        self.card_hand.rest()
        self.board.close_down()
        self.bots.close()
