"""A hand at the map of a game: what clicks, drags and strokes mean, and what is pointed at."""

from collections.abc import Collection, Sequence
from typing import Protocol

from PySide6.QtCore import QObject, QPoint, QPointF, QTimer, Signal

from editor.play.board.board import Board
from editor.play.board.choices_card import ChoicesCard
from editor.play.board.thumbs import Thumbs
from editor.play.match.match import Match, Meaning
from editor.play.match.offers import Offered
from editor.play.match.words import words_of
from editor.play.side.actions_panel import choose
from editor.play.side.goods_icons import Icons
from editor.words import tr
from engine.protocol import Refusal
from engine.showing.ghosts import NOTHING
from engine.showing.plans import Plan
from engine.showing.strokes import Stroke
from model.notation import Cell
from model.pieces.places import Place, Step

FEW = 3
"""More choices than this are counted where one points at them."""
HOVER_AFTER = 30
"""Milliseconds that the pointer rests on a place until its plan is worked out."""


class Doing(Protocol):
    """Whoever plays plans and says why not."""

    match: Match
    icons: Icons
    board: Board

    @property
    def is_busy(self) -> bool: ...
    def do(self, plan: Plan, *, goes_on: bool = False) -> bool: ...
    def say(self, refusal: Refusal) -> None: ...
    def enter(self) -> bool:
        """Plays the number that was typed; whether there was one."""
        ...


class MapHand(QObject):
    """The player that the board asks."""

    said = Signal(str)
    """What a click would do at the pointer."""
    held_changed = Signal(str)
    """Another thing is held, or none."""

    def __init__(self, table: Doing, parent: QObject) -> None:
        super().__init__(parent)
        self._table, self._held = table, ""
        self._card: ChoicesCard | None = None
        self._hover = QTimer(self, singleShot=True, interval=HOVER_AFTER)
        self._hover.timeout.connect(self.show_meaning)

    @property
    def _match(self) -> Match:
        return self._table.match

    @property
    def _board(self) -> Board:
        return self._table.board

    @property
    def card(self) -> ChoicesCard:
        """What can be chosen at the place that was clicked on."""
        if self._card is None:
            system = self._match.scenario.system
            self._card = ChoicesCard(self._board, system, self._chosen, self.look)
        return self._card

    # -- what the board asks

    def entered(self) -> bool:
        """Enter on the map; whether it was meant for something beside it."""
        return not self._table.is_busy and self._table.enter()

    def clicked(self, place: Place) -> None:
        was_open = self.card.isVisible()
        self.card.put_away()
        if self._table.is_busy:
            return
        if self._held:
            self._put_down(self._held, place)
        elif not was_open or place in self._board.offered:
            self.mean(self._match.at(place), place)

    def way_clicked(self, one: Cell, other: Cell) -> bool:
        meaning = None if self._table.is_busy else self._match.on_way(one, other)
        if meaning is not None:
            self.mean(meaning, one)
        return meaning is not None

    def hovered(self, place: Place | None) -> None:
        self._hover.start()

    def drag_goals(self, place: Place) -> Collection[Place]:
        return () if self._table.is_busy else self._match.goals_from(place)

    def dragged(self, step: Step, goes_on: bool) -> bool:
        meaning = self._match.along(*step)
        if len(meaning.plans) == 1:
            return self._table.do(meaning.plans[0], goes_on=goes_on)
        self.mean(meaning, step[1])
        return not meaning.plans and meaning.refusal is None

    # -- strokes

    def begins_stroke(self, cell: Cell) -> bool:
        return not self._table.is_busy and not self._held and self._match.begins_stroke(cell)

    def sketched(self, stroke: Stroke) -> None:
        self.card.put_away()
        sketch = self._match.sketch(stroke) if stroke else None
        self._board.marks.plan = None if sketch is None else sketch.plan
        ghost = NOTHING if sketch is None else sketch.plan.ghost
        refused = None if sketch is None else sketch.refused
        self._board.show_ghost(ghost, refused)
        self.said.emit("" if sketch is None else sketch.plan.text)

    def drawn(self, stroke: Stroke) -> None:
        sketch = self._match.sketch(stroke)
        self.sketched(())
        if sketch is None:
            return
        if sketch.plan.actions:
            self._table.do(sketch.plan)
        if sketch.refusal is not None:
            self._table.say(sketch.refusal)

    # -- things in the hand

    def hold(self, thing: str) -> None:
        """Takes a thing in the hand, or puts it away again; its places are marked."""
        self.card.put_away()
        self._held = "" if thing == self._held else thing
        marks, places = self._board.marks, self._places_for(self._held)
        marks.aims = places
        self._board.offered = places or self._match.offers.places
        self._board.update()
        self.held_changed.emit(self._held)

    def drop(self, thing: str, at: QPoint) -> None:
        """Lets a thing go over the map, or anywhere else."""
        self._held = thing
        point = QPointF(self._board.mapFromGlobal(at))
        place = self._board.place_at(point, self._places_for(thing))
        if self._board.rect().contains(point.toPoint()) and place is not None:
            self._put_down(thing, place)
        else:
            self.hold(thing)

    def _put_down(self, thing: str, place: Place) -> None:
        found = [one for one in self._match.offers.at.get(place, ()) if _name(one) == thing]
        self.hold(thing)
        if found:
            self._table.do(found[0].plan)
        else:
            self._table.say(Refusal("", tr("{thing} cannot be put there").format(thing=thing)))

    def _places_for(self, thing: str) -> frozenset[Place]:
        at = self._match.offers.at if thing else {}
        return frozenset(place for place, some in at.items() if _any_is(thing, some))

    def let_go(self) -> None:
        """Nothing is held or looked at any more: the game is another one."""
        if self._held:
            self.hold(self._held)
        self.card.put_away()
        self._board.show_ghost(NOTHING)

    # -- meanings

    def mean(self, meaning: Meaning, place: Place) -> None:
        """Does what is meant, or asks, or says why not."""
        if len(meaning.plans) == 1 and not meaning.is_chosen:
            self._table.do(meaning.plans[0])
        elif meaning.plans:
            self._ask(meaning.plans, place)
        elif meaning.refusal is not None:
            self._table.say(meaning.refusal)

    def _ask(self, plans: Sequence[Plan], place: Place) -> None:
        shown = sorted(map(self._match.shown, plans), key=lambda plan: plan.price or 0)
        at = self._board.point_of(place)
        if all(plan.ghost == NOTHING for plan in shown):
            choose(plans, self._table.do, self._board, self._board.mapToGlobal(at))
            return
        neutrals = self._match.aid.neutrals(self._match.game)
        thumbs = Thumbs(self._board.sheet, neutrals, self._board.devicePixelRatioF())
        name = self._match.aid.place_name(self._match.game, place)
        self.card.offer(name, shown, self._table.icons, thumbs)
        pieces = {piece.place for plan in shown for piece in plan.ghost.pieces}
        self.card.open_at(at, [self._board.point_of(one) for one in pieces])

    def _chosen(self, plan: Plan) -> None:
        self.card.put_away()
        self._table.do(plan)
        self._board.setFocus()

    def look(self, plan: Plan | None) -> None:
        """Shows on the map what a plan would do; nothing any more for None."""
        shown = None if plan is None or self._table.is_busy else self._match.shown(plan)
        self._board.show_ghost(NOTHING if shown is None else shown.ghost)

    def look_again(self) -> None:
        """The same place may mean something else now."""
        if self._board.marks.pointed is not None and self._match.awaited is None:
            self._hover.start()

    def show_meaning(self) -> None:
        """What a click at the pointer would do."""
        place = self._board.marks.pointed
        if place is None or self._table.is_busy or self._match.awaited is not None:
            self.said.emit("")
            return
        meaning = self._match.at(place)
        plan = meaning.plans[0] if meaning.plans else None
        if plan is not None and meaning.is_chosen:
            plan = plan._replace(short=self._in_short(meaning))
        self._board.marks.plan = plan
        self.said.emit(self._match.hint(place, meaning))
        self._board.update()

    def _in_short(self, meaning: Meaning) -> str:
        """One of several that are chosen among, or how many there are and from what price on."""
        prices = [plan.price for plan in meaning.plans if plan.price is not None]
        if len(meaning.plans) < FEW or len(prices) < len(meaning.plans):
            return f"{meaning.plans[0].short} …"
        price = words_of(self._match.scenario.system).price(min(prices))
        return tr("{n} choices from {price} …").format(n=len(prices), price=price)

    def rest(self) -> None:
        """Nobody points at anything."""
        self._hover.stop()
        self.said.emit("")


def _any_is(thing: str, some: Sequence[Offered]) -> bool:
    return any(_name(one) == thing for one in some)


def _name(one: Offered) -> str:
    return "" if one.thing is None else one.thing.name
