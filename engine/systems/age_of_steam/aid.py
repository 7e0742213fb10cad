"""The aid of Age of Steam for whoever shows a game, put together."""

from collections.abc import Hashable, Sequence
from typing import cast

from engine.protocol import Action, Game
from engine.showing.beside_board import Display, Ledger
from engine.showing.ghosts import Ghost
from engine.showing.plans import CannotPlan, Plan
from engine.showing.player_aid import PlayerAid, Thing, Where
from engine.showing.seat_facts import SeatFacts
from engine.showing.strokes import Sketch, Stroke
from engine.systems.age_of_steam.actions import goods_kinds as goods
from engine.systems.age_of_steam.actions import kinds as act
from engine.systems.age_of_steam.actions import track_kinds as track
from engine.systems.age_of_steam.composing import sketches
from engine.systems.age_of_steam.composing.deliveries import (
    best_deliveries,
    deliveries_from,
    plan_of,
)
from engine.systems.age_of_steam.game.game import AgeOfSteamGame
from engine.systems.age_of_steam.showing import (
    abouts,
    facts,
    ghosts,
    pointing,
    prices,
    reasons,
    situation,
    titles,
)
from engine.systems.age_of_steam.showing.display import display_of
from engine.systems.age_of_steam.showing.ledgers import ledger
from model.notation import Cell
from model.pieces.piece import Piece
from model.pieces.places import AtLine, Place
from model.scenario.things import City
from model.systems.age_of_steam.showing.board_pieces import colour_pieces, cube_pieces, track_pieces
from model.wording.speech import tr


class AgeOfSteamAid(PlayerAid):
    """Knows track, cubes, New Cities, shares and engines."""

    def turn(self, game: Game) -> Hashable:
        state = _steam(game).state
        return state.turn, state.phase, state.round, state.actor

    def round(self, game: Game) -> int:
        return _steam(game).state.turn

    def heading(self, game: Game) -> str:
        return situation.heading(_steam(game))

    def goal(self, game: Game) -> str:
        return situation.goal(_steam(game))

    def unit(self, game: Game) -> str:
        return "$"

    def seat(self, game: Game, seat: int) -> SeatFacts:
        return facts.seat_facts(_steam(game), seat)

    def order(self, game: Game) -> Sequence[int]:
        order = _steam(game).state.order
        return (*order, *(seat for seat in range(len(game.names)) if seat not in order))

    def events(self, game: Game) -> list[str]:
        return list(situation.events(_steam(game)))

    def beside(self, game: Game) -> list[str]:
        return list(situation.beside(_steam(game)))

    def display(self, game: Game) -> Display | None:
        return display_of(_steam(game))

    def ledger(self, game: Game, seat: int) -> Ledger | None:
        return ledger(_steam(game), seat)

    def pieces(self, game: Game) -> Sequence[Piece]:
        state = _steam(game).state
        colours = colour_pieces(state.colours, state.closed)
        cubes = cube_pieces(state.cubes, game.scenario.cities)
        return [*track_pieces(state.track), *colours, *cubes]

    def cities(self, game: Game) -> Sequence[City]:
        return situation.cities(_steam(game))

    def place_name(self, game: Game, place: Place) -> str:
        table = _steam(game).table
        if isinstance(place, Cell):
            hex_ = table.land.hex_at(place)
            return table.land.name(hex_) if hex_ >= 0 else ""
        if isinstance(place, AtLine):
            return table.link_name(place.id)
        return super().place_name(game, place)

    def where(self, game: Game, action: Action) -> Where | None:
        return pointing.where(_steam(game), action, self.price(game, action) or 0)

    def label(self, game: Game, action: Action) -> str:
        price = self.price(game, action)
        text = str(action).removeprefix(f"{action.WORD} ")
        return tr("{text} for ${price}", text=text, price=price) if price else text

    def title(self, game: Game, action: Action) -> str:
        return titles.title(_steam(game), action)

    def does(self, game: Game, action: Action) -> str:
        price, about = self.price(game, action), self.about(game, action)
        text = self.title(game, action) + (tr(" for ${price}", price=price) if price else "")
        return f"{text}. {about}" if about else text

    def about(self, game: Game, action: Action) -> str:
        return abouts.about(_steam(game), action)

    def price(self, game: Game, action: Action) -> int | None:
        return prices.price(_steam(game), action)

    def good(self, action: Action) -> str:
        return str(getattr(action, "colour", ""))

    def amount(self, action: Action) -> int | None:
        match action:
            case act.Issue(number) | act.Bid(number):
                return number
        return None

    def column(self, action: Action) -> str:
        match action:
            case act.Place(_, name) | act.Column(name):
                return name
        return ""

    def thing(self, game: Game, action: Action) -> Thing | None:
        return titles.thing(_steam(game), action)

    def ghost(self, game: Game, action: Action) -> Ghost:
        return ghosts.ghost(_steam(game), action)

    def goes_on(self, game: Game) -> Action | None:
        ends = (track.Done(), goods.Skip(), goods.Stop(), act.Pass(), act.Issue(0))
        return next((action for action in ends if game.why_not(action) is None), None)

    def plans_to(self, game: Game, place: Place) -> tuple[Plan, ...]:
        refusal = reasons.why_nothing(_steam(game), place)
        if refusal is None:
            return super().plans_to(game, place)
        raise CannotPlan(refusal.sentence, refusal.rule)

    def ready(self, game: Game) -> tuple[Plan, ...]:
        steam = _steam(game)
        return tuple(plan_of(steam, one, is_alone=True) for one in best_deliveries(steam))

    def plans_from(self, game: Game, place: Place) -> tuple[Plan, ...]:
        steam = _steam(game)
        found = deliveries_from(steam, pointing.stop_at(steam, place))
        return tuple(plan_of(steam, one) for one in found)

    def begins_stroke(self, game: Game, place: Place) -> bool:
        return isinstance(place, Cell) and sketches.begins(_steam(game), place)

    def sketch(self, game: Game, stroke: Stroke) -> Sketch | None:
        return sketches.sketch(_steam(game), stroke)


def _steam(game: Game) -> AgeOfSteamGame:
    return cast("AgeOfSteamGame", game)


AID = AgeOfSteamAid()
