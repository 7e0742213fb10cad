"""The aid of crayon games for whoever shows them, put together."""

from collections.abc import Hashable, Sequence
from typing import cast

from engine.protocol import Action, Game
from engine.showing.plans import Plan
from engine.showing.player_aid import PlayerAid, Where
from engine.showing.seat_facts import SeatFacts
from engine.systems.crayon.actions import kinds as act
from engine.systems.crayon.composing.places import number_at, overseas_at
from engine.systems.crayon.game.game import CrayonGame
from engine.systems.crayon.talk import facts, pointing, situation, titles
from model.notation import Cell
from model.pieces.piece import Piece
from model.pieces.places import Place


class CrayonAid(PlayerAid):
    """Knows mileposts, loads and demand cards."""

    def turn(self, game: Game) -> Hashable:
        turn = _crayon(game).state.turn
        return turn.seat, turn.round, turn.phase == "build-round"

    def round(self, game: Game) -> int:
        """The round of normal play; the building rounds before it count as none."""
        turn = _crayon(game).state.turn
        return 0 if turn.phase == "build-round" else turn.round

    def heading(self, game: Game) -> str:
        return situation.heading(_crayon(game))

    def goal(self, game: Game) -> str:
        return situation.goal(_crayon(game))

    def unit(self, game: Game) -> str:
        return _crayon(game).table.rules.money.unit

    def seat(self, game: Game, seat: int) -> SeatFacts:
        return facts.seat_facts(_crayon(game), seat)

    def hides(self, game: Game, seat: int) -> bool:
        """Only cash is hidden (CRY-INFO-02): nobody leaves a shared screen for it."""
        return False

    def events(self, game: Game) -> list[str]:
        return list(situation.events(_crayon(game)))

    def pieces(self, game: Game) -> Sequence[Piece]:
        return facts.pieces(_crayon(game))

    def place_name(self, game: Game, place: Place) -> str:
        if not isinstance(place, Cell):
            return super().place_name(game, place)
        table = _crayon(game).table
        number = number_at(table, place)
        if number is not None:
            return table.place_name(number)
        city = overseas_at(table, place)
        return "" if city is None else table.city_name(city)

    def where(self, game: Game, action: Action) -> Where | None:
        return pointing.where(_crayon(game), action)

    def label(self, game: Game, action: Action) -> str:
        return titles.label(_crayon(game), action)

    def title(self, game: Game, action: Action) -> str:
        return titles.title(_crayon(game), action)

    def price(self, game: Game, action: Action) -> int | None:
        return titles.price(_crayon(game), action)

    def good(self, action: Action) -> str:
        return str(getattr(action, "good", ""))

    def same(self, action: Action) -> Hashable:
        apart = (getattr(action, name, None) for name in ("good", "city", "pays", "card", "train"))
        return (action.WORD, *apart)

    def goes_on(self, game: Game) -> Action | None:
        ends: tuple[Action, ...] = (act.Done(), act.End(), act.Pass())
        return next((action for action in ends if game.why_not(action) is None), None)

    def plans_to(self, game: Game, place: Place) -> tuple[Plan, ...]:
        if not isinstance(place, Cell):
            return super().plans_to(game, place)
        return pointing.plans_to(_crayon(game), place)

    def step(self, game: Game, start: Place, goal: Place) -> Action | None:
        if not isinstance(start, Cell) or not isinstance(goal, Cell):
            return super().step(game, start, goal)
        return pointing.step(_crayon(game), start, goal)


def _crayon(game: Game) -> CrayonGame:
    return cast("CrayonGame", game)


AID = CrayonAid()
