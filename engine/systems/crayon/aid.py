"""The aid of crayon games for whoever shows them, put together."""

from collections.abc import Hashable
from typing import cast

from engine.protocol import Action, Game
from engine.showing.plans import Plan
from engine.showing.player_aid import OnBoard, PlayerAid, SeatFacts, Where
from engine.systems.crayon.actions import kinds as act
from engine.systems.crayon.composing.places import number_at, overseas_at
from engine.systems.crayon.game.game import CrayonGame
from engine.systems.crayon.talk import facts, pointing, situation, titles
from model.notation import Cell


class CrayonAid(PlayerAid):
    """Knows mileposts, loads and demand cards."""

    def turn(self, game: Game) -> Hashable:
        turn = _crayon(game).state.turn
        return turn.seat, turn.round, turn.phase == "build-round"

    def heading(self, game: Game) -> str:
        return situation.heading(_crayon(game))

    def goal(self, game: Game) -> str:
        return situation.goal(_crayon(game))

    def unit(self, game: Game) -> str:
        return _crayon(game).table.rules.money.unit

    def seat(self, game: Game, seat: int, *, to_others: bool = False) -> SeatFacts:
        return facts.seat_facts(_crayon(game), seat, to_others=to_others)

    def events(self, game: Game) -> list[str]:
        return list(situation.events(_crayon(game)))

    def board(self, game: Game) -> OnBoard:
        return facts.on_board(_crayon(game))

    def place_name(self, game: Game, cell: Cell) -> str:
        table = _crayon(game).table
        number = number_at(table, cell)
        if number is not None:
            return table.place_name(number)
        city = overseas_at(table, cell)
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

    def goes_on(self, game: Game) -> Action | None:
        ends: tuple[Action, ...] = (act.Done(), act.End(), act.Pass())
        return next((action for action in ends if game.why_not(action) is None), None)

    def plans_to(self, game: Game, cell: Cell) -> tuple[Plan, ...]:
        return pointing.plans_to(_crayon(game), cell)

    def step(self, game: Game, start: Cell, goal: Cell) -> Action | None:
        return pointing.step(_crayon(game), start, goal)


def _crayon(game: Game) -> CrayonGame:
    return cast("CrayonGame", game)


AID = CrayonAid()
