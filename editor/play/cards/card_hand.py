"""A hand at the cards of a match: what clicks and drags mean, and the card that is looked at."""

from typing import Protocol

from PySide6.QtCore import QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QLabel, QWidget

from editor.play.cards.card_table import CardTable
from editor.play.cards.enlarged import Enlarged
from editor.play.cards.faces import Faces
from editor.play.cards.zone_view import ZoneView
from editor.play.cards.zones_laid import PileView
from editor.play.match.card_choices import Ways, hint, ways, with_card
from editor.play.match.match import Match, Meaning
from editor.play.match.offers import Offered
from editor.play.side.actions_panel import choose
from editor.words import tr
from engine.protocol import Refusal
from engine.showing.card_zones import CardSpot, ZoneCard
from engine.showing.plans import Plan

RESTS = 260
"""Milliseconds that a pointer rests on a card until it is enlarged."""
CARRIED = 92
"""How wide a card is while it is dragged."""


class Doing(Protocol):
    """Whoever plays plans and says why not."""

    match: Match

    @property
    def is_busy(self) -> bool: ...
    def do(self, plan: Plan, *, goes_on: bool = False) -> bool: ...
    def say(self, refusal: Refusal) -> None: ...


class CardHand(QObject):
    """The player at the cards."""

    said = Signal(str)
    """What a click on the card would do at which somebody points."""

    def __init__(self, table: Doing, over: QWidget) -> None:
        super().__init__(over)
        self._table, self._over = table, over
        self.cards = CardTable(self)
        self.enlarged = Enlarged(over)
        self._faces: Faces | None = None
        self._shown: tuple[ZoneView, ZoneCard] | None = None
        self._carried: tuple[CardSpot, Ways] | None = None
        self._ghost = QLabel(over)
        self._ghost.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._ghost.hide()
        self._rest = QTimer(self, singleShot=True, interval=RESTS)
        self._rest.timeout.connect(self.enlarge)

    def use(self, faces: Faces) -> None:
        """The faces of cards, painted for this screen."""
        self._faces = faces

    def show_match(self, colour: QColor) -> None:
        """Every card as it lies now; where somebody pointed another one may lie."""
        self.rest()
        if self._faces is not None:
            self.cards.show_match(self._table.match, self._faces, colour)

    def takes(self, one: Offered) -> bool:
        """Whether an action is done with cards that are shown, and needs no button."""
        return bool(one.cards) and all(self.cards.shows(spot) for spot in one.cards)

    # -- clicks

    def clicked(self, spot: CardSpot) -> None:
        self.rest()
        if self._table.is_busy:
            return
        self._mean(with_card(self._table.match, spot), spot)

    def _mean(self, meaning: Meaning, spot: CardSpot) -> None:
        if len(meaning.plans) == 1:
            self._table.do(meaning.plans[0])
        elif meaning.plans:
            view = self.cards.views[spot.zone]
            at = view.mapToGlobal(view.box_of(spot.card).center())
            choose(meaning.plans, self._table.do, view, at)
        elif meaning.refusal is not None:
            self._table.say(meaning.refusal)

    # -- looking

    def pointed(self, view: ZoneView, card: ZoneCard | None) -> None:
        self._rest.stop()
        self.enlarged.hide()
        self._shown = None if card is None or self._carried is not None else (view, card)
        self.said.emit("" if self._shown is None else self._told(view, card))
        if self._shown is not None:
            self._rest.start()

    def _told(self, view: ZoneView, card: ZoneCard | None) -> str:
        if card is None or self._table.is_busy:
            return ""
        if isinstance(view, PileView):
            return ": ".join(filter(None, (card.title, card.note)))
        spot = CardSpot(view.zone.name, card.card)
        return hint(card.title, with_card(self._table.match, spot))

    def enlarge(self) -> None:
        """Shows the card at which somebody points, and what a click on it does."""
        if self._shown is None or self._faces is None:
            return
        view, card = self._shown
        cards = view.zone.cards if isinstance(view, PileView) else (card,)
        text = self._about(view, card)
        if cards or text:
            spot = self.cards.spot_of(view, card.card, self._over)
            self.enlarged.open_beside(spot, cards, self._faces, text)

    def _about(self, view: ZoneView, card: ZoneCard) -> str:
        """What is said below a card; of a pile, what else is known of it."""
        told = self._told(view, card)
        if not isinstance(view, PileView):
            does = told.removeprefix(f"{card.title}: ")
            return "\n".join(filter(None, (card.note, does[:1].upper() + does[1:])))
        return told if view.zone.size else ""

    def rest(self) -> None:
        """Nobody points at anything, and nothing is carried."""
        self._rest.stop()
        self.enlarged.hide()
        self._shown = None
        self._put_away()
        self.said.emit("")

    # -- drags

    def taken(self, view: ZoneView, card: ZoneCard, at: QPoint) -> None:
        """Takes a card up; the zones to which it can go are marked."""
        self.rest()
        spot = CardSpot(view.zone.name, card.card)
        goals: Ways = {} if self._table.is_busy else ways(self._table.match, spot)
        self._carried = spot, goals
        for name, one in self.cards.views.items():
            one.aim(name in goals)
        if self._faces is not None:
            self._ghost.setPixmap(self._faces.face(card, CARRIED))
            self._ghost.adjustSize()
            self.carried(at)
            self._ghost.show()
            self._ghost.raise_()

    def carried(self, at: QPoint) -> None:
        self._ghost.move(self._over.mapFromGlobal(at) - self._ghost.rect().center())

    def let_go(self, at: QPoint) -> None:
        """Lays the card where it can go, or says why it cannot; back at home nothing happens."""
        carried = self._carried
        self._put_away()
        view = self.cards.view_at(at)
        if carried is None or self._table.is_busy:
            return
        spot, goals = carried
        if view is None or view.zone.name == spot.zone:
            return
        plans = goals.get(view.zone.name)
        if plans:
            self._mean(Meaning(plans), spot)
        else:
            refusal = with_card(self._table.match, spot).refusal
            self._table.say(refusal or Refusal("", tr("it does not go there")))

    def _put_away(self) -> None:
        self._carried = None
        self._ghost.hide()
        for view in self.cards.aims():
            view.aim(False)
