"""The aid of couriers: relays as pieces on segments."""

from collections.abc import Sequence
from typing import cast

from engine.systems.couriers.game import CouriersGame, Relay

from engine.protocol import Action, Game
from engine.showing.player_aid import PlayerAid, Where
from engine.showing.seat_facts import Figure, SeatFacts
from model.pieces.piece import Piece
from model.pieces.places import Segment


class CouriersAid(PlayerAid):
    """Knows relays."""

    def seat(self, game: Game, seat: int) -> SeatFacts:
        left = _couriers(game).state.left[seat]
        return SeatFacts(Figure("gold", game.scores()[seat]), (Figure("relays", left),))

    def pieces(self, game: Game) -> Sequence[Piece]:
        return [
            Piece("relay", Segment(line, number), owner)
            for line, owners in _couriers(game).state.relays.items()
            for number, owner in enumerate(owners)
            if owner is not None
        ]

    def where(self, game: Game, action: Action) -> Where | None:
        if isinstance(action, Relay):
            return Where((Segment(action.line, action.segment - 1),))
        return None


def _couriers(game: Game) -> CouriersGame:
    return cast("CouriersGame", game)


AID = CouriersAid()
