"""The aid of beacons for whoever shows a game: lights as pieces, oil and lamps as figures."""

from collections.abc import Hashable, Sequence
from typing import cast

from engine.systems.beacons import actions as act
from engine.systems.beacons.game import BeaconsGame
from model.systems.beacons.effects import sentences

from engine.protocol import Action, Game
from engine.showing.player_aid import PlayerAid, Where
from engine.showing.seat_facts import Card, CardLine, Figure, SeatFacts
from model.notation import Cell
from model.pieces.piece import Piece


class BeaconsAid(PlayerAid):
    """Knows lights, oil and lamps."""

    def turn(self, game: Game) -> Hashable:
        night = _beacons(game).night
        return night.round, night.phase == "bid", game.actor

    def round(self, game: Game) -> int:
        night = _beacons(game).night
        return night.round - (night.phase == "over")

    def heading(self, game: Game) -> str:
        night = _beacons(game).night
        what = {"bid": "all bid", "light": "a light", "answer": "a word of the neighbours"}
        return f"Round {night.round}: {what.get(night.phase, 'the end')}"

    def goal(self, game: Game) -> str:
        end = _beacons(game).coast.rules.end
        return f"the most points after {end.rounds} rounds, or to be the last with oil"

    def seat(self, game: Game, seat: int) -> SeatFacts:
        night, coast = _beacons(game).night, _beacons(game).coast
        lights = sum(owner == seat for owner in night.lights.values())
        lamp = coast.part.lamps.get(night.lamps[seat])
        lines = [CardLine(text) for text in sentences(lamp)] if lamp is not None else []
        card = () if lamp is None else (Card(lamp.name or lamp.id, tuple(lines), is_hidden=True),)
        return SeatFacts(
            Figure("points", game.scores()[seat]),
            (Figure("oil", night.oil[seat], "barrels"), Figure("lights", lights)),
            ("Out of the game.",) if seat in game.out else (),
            card,
        )

    def pieces(self, game: Game) -> Sequence[Piece]:
        lights = _beacons(game).night.lights
        return [Piece("beacon", Cell.parse(at), owner) for at, owner in sorted(lights.items())]

    def where(self, game: Game, action: Action) -> Where | None:
        match action:
            case act.Light(cell):
                return Where((cell,), price=self.price(game, action) or 0)
            case act.Allow() | act.Object():
                return Where((Cell.parse(_beacons(game).night.wanted),), is_chosen=True)
        return None

    def price(self, game: Game, action: Action) -> int | None:
        coast = _beacons(game).coast
        match action:
            case act.Burn(oil):
                return oil
            case act.Light(cell):
                return coast.price(cell)
            case act.Object():
                return coast.rules.objection
        return None

    def title(self, game: Game, action: Action) -> str:
        match action:
            case act.Burn(oil):
                return f"Burn {oil}"
            case act.Light(cell):
                return f"Light {cell}"
        return str(action).capitalize()


def _beacons(game: Game) -> BeaconsGame:
    return cast("BeaconsGame", game)


AID = BeaconsAid()
