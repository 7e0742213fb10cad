"""The aid of Santa Fe for whoever shows a game: track and markers, cards, money, words."""

from collections.abc import Hashable, Sequence
from typing import cast

from engine.protocol import Action, Game
from engine.showing.beside_board import Ledger
from engine.showing.ghosts import NOTHING, Ghost, Tag
from engine.showing.player_aid import PlayerAid, Where
from engine.showing.seat_facts import SeatFacts
from engine.systems.santa_fe.actions import kinds as act
from engine.systems.santa_fe.game import SantaFeGame
from engine.systems.santa_fe.showing import abouts, seats
from engine.systems.santa_fe.steps import laying
from model.pieces.piece import Piece
from model.pieces.places import AtCity, Place, Segment
from model.systems.santa_fe.track.laying import Lay
from model.wording.speech import tr

_GOING_ON = (act.Stop(), act.Pass(), act.Done(), act.Enough())
"""What ends a turn or a step, where it is allowed."""


class SantaFeAid(PlayerAid):
    """Knows railroads, cards and Boomtown markers."""

    def turn(self, game: Game) -> Hashable:
        state = _santa_fe(game).state
        return state.round, state.step, state.turn, game.actor

    def round(self, game: Game) -> int:
        return _santa_fe(game).state.round

    def heading(self, game: Game) -> str:
        state = _santa_fe(game).state
        turns = {1: tr("first turn of laying"), 2: tr("second turn of laying")}
        what = {
            "draw": tr("hands are filled"),
            "play": tr("all choose a card"),
            "markers": tr("markers"),
        }
        said = what.get(state.step, turns[state.turn])
        return tr(
            "Round {round}: {which}",
            round=state.round,
            which=tr("the end") if game.result is not None else said,
        )

    def goal(self, game: Game) -> str:
        return "the most points: money, and for each played City card its value by railroads"

    def unit(self, game: Game) -> str:
        return "$"

    def seat(self, game: Game, seat: int) -> SeatFacts:
        return seats.facts(_santa_fe(game).position, seat)

    def ledger(self, game: Game, seat: int) -> Ledger | None:
        return seats.ledger(_santa_fe(game).position, seat)

    def order(self, game: Game) -> Sequence[int]:
        return _santa_fe(game).state.order()

    def events(self, game: Game) -> list[str]:
        own = _santa_fe(game)
        shown = [own.table.land.name_of(one) for one in own.state.short_lines]
        return [tr("{name} may be laid", name=name) for name in shown]

    def beside(self, game: Game) -> list[str]:
        own = _santa_fe(game)
        state, land = own.state, own.table.land
        names = [own.table.card_name(card) for card in state.display]
        counts = [f"{names.count(one)} {one}" for one in dict.fromkeys(names)]
        left = [f"{land.name_of(one)} {state.track.left(land, one)}" for one in land.railroads]
        return [
            tr("The deck has {deck} cards", deck=len(state.deck)),
            tr("Display: {counts}", counts=", ".join(counts) or "nothing"),
            tr("Track left: {left}", left=", ".join(left)),
        ]

    def pieces(self, game: Game) -> Sequence[Piece]:
        own = _santa_fe(game)
        found = list[Piece]()
        for key, on in sorted(own.state.track.pieces.items()):
            segments = own.table.land.lines[key].segments
            numbers = [*range(on.from_a), *range(segments - on.from_b, segments)]
            found += [Piece("track", Segment(key, n), on.railroad) for n in sorted(set(numbers))]
        for railroad, heads in sorted(own.state.track.heads.items()):
            found += [Piece("head", AtCity(city), railroad) for city in heads]
        for city, marker in sorted(own.state.boomed.items()):
            value = own.table.part.boom_markers[marker].value
            found.append(Piece("boom-marker", AtCity(city), None, str(value)))
        return found

    def place_name(self, game: Game, place: Place) -> str:
        lines = _santa_fe(game).table.land.lines
        line = lines.get(place.line) if isinstance(place, Segment) else None
        if line is None:
            return super().place_name(game, place)
        one, other = map(_santa_fe(game).table.land.city_name, (line.a, line.b))
        return f"{one} – {other}"

    def where(self, game: Game, action: Action) -> Where | None:
        own = _santa_fe(game)
        match action:
            case act.LayPiece():
                lay = laying.meant(own.position, action)
                if not isinstance(lay, Lay):
                    return None
                track, line = own.state.track, own.table.land.lines[lay.line]
                segment = own.table.laying.segment(track, lay)
                step = (AtCity(lay.start), AtCity(line.far_end(lay.start)))
                price = own.table.laying.price(track, lay)
                return Where((Segment(lay.line, segment),), step, price)
            case act.Mark(_, city):
                return Where((AtCity(city),))
        return None

    def ghost(self, game: Game, action: Action) -> Ghost:
        own = _santa_fe(game)
        match action:
            case act.LayPiece():
                where, railroad = self.where(game, action), action.railroad
                if where is not None:
                    name, place = own.table.land.name_of(railroad), where.places[0]
                    tag = Tag(place, name, railroad)
                    return Ghost((Piece("track", place, railroad),), (tag,))
            case act.Mark(marker, city):
                value = own.table.part.boom_markers[marker].value
                return Ghost((Piece("boom-marker", AtCity(city), None, str(value)),))
        return NOTHING

    def price(self, game: Game, action: Action) -> int | None:
        own = _santa_fe(game)
        match action:
            case act.LayPiece():
                lay = laying.meant(own.position, action)
                track = own.state.track
                return own.table.laying.price(track, lay) if isinstance(lay, Lay) else None
            case act.Draw(card) if card != act.DECK:
                return own.table.kind(card).price
        return None

    def title(self, game: Game, action: Action) -> str:
        return abouts.title(_santa_fe(game).position, game.actor, action)

    def about(self, game: Game, action: Action) -> str:
        return abouts.about(_santa_fe(game).position, game.actor, action)

    def goes_on(self, game: Game) -> Action | None:
        return next((one for one in _GOING_ON if game.why_not(one) is None), None)


def _santa_fe(game: Game) -> SantaFeGame:
    return cast("SantaFeGame", game)


AID = SantaFeAid()
