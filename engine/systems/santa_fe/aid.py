"""The aid of Santa Fe for whoever shows a game: track and markers, cards, money, words."""

from collections.abc import Hashable, Sequence
from typing import cast

from engine.protocol import Action, Game
from engine.showing.player_aid import PlayerAid, Where
from engine.showing.seat_facts import Card, CardLine, Figure, SeatFacts
from engine.systems.santa_fe.actions import kinds as act
from engine.systems.santa_fe.game import SantaFeGame
from engine.systems.santa_fe.steps import laying
from engine.systems.santa_fe.words import card_lines
from model.pieces.piece import Piece
from model.pieces.places import AtCity, Segment
from model.systems.santa_fe.track.laying import Lay


class SantaFeAid(PlayerAid):
    """Knows railroads, cards and Boomtown markers."""

    def turn(self, game: Game) -> Hashable:
        state = _santa_fe(game).state
        return state.round, state.step, state.turn, game.actor

    def round(self, game: Game) -> int:
        return _santa_fe(game).state.round

    def heading(self, game: Game) -> str:
        state = _santa_fe(game).state
        turns = {1: "first turn of laying", 2: "second turn of laying"}
        what = {"draw": "hands are filled", "play": "all choose a card", "markers": "markers"}
        said = what.get(state.step, turns[state.turn])
        return f"Round {state.round}: {'the end' if game.result is not None else said}"

    def goal(self, game: Game) -> str:
        return "the most points: money, and for each played City card its value by railroads"

    def unit(self, game: Game) -> str:
        return "$"

    def seat(self, game: Game, seat: int) -> SeatFacts:
        own = _santa_fe(game)
        one, table = own.state.seats[seat], own.table
        hidden = [_card(own, card, is_hidden=True) for card in one.hand]
        played = [_card(own, card, is_hidden=False) for card in one.tableau]
        notes = ("First Player",) if own.state.first == seat else ()
        is_open = own.state.step not in ("draw", "play")
        shown = [table.card_name(card) for card in one.play] if is_open else []
        figures = [Figure("money", one.money, "$"), Figure("cards", len(one.hand))]
        figures += [Figure("plays", " and ".join(shown))] if shown else []
        return SeatFacts(
            Figure("points", game.scores()[seat]), tuple(figures), notes, (*hidden, *played)
        )

    def order(self, game: Game) -> Sequence[int]:
        return _santa_fe(game).state.order()

    def events(self, game: Game) -> list[str]:
        own = _santa_fe(game)
        shown = [own.table.land.name_of(one) for one in own.state.short_lines]
        return [f"{name} may be laid" for name in shown]

    def beside(self, game: Game) -> list[str]:
        own = _santa_fe(game)
        state, land = own.state, own.table.land
        names = [own.table.card_name(card) for card in state.display]
        counts = [f"{names.count(one)} {one}" for one in dict.fromkeys(names)]
        left = [f"{land.name_of(one)} {state.track.left(land, one)}" for one in land.railroads]
        return [
            f"The deck has {len(state.deck)} cards",
            f"Display: {', '.join(counts) or 'nothing'}",
            f"Track left: {', '.join(left)}",
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

    def where(self, game: Game, action: Action) -> Where | None:
        own = _santa_fe(game)
        match action:
            case act.LayPiece():
                lay = laying.meant(own.game, action)
                if not isinstance(lay, Lay):
                    return None
                track, line = own.state.track, own.table.land.lines[lay.line]
                segment = own.table.laying.segment(track, lay)
                step = (AtCity(lay.start), AtCity(line.far_end(lay.start)))
                price = own.table.laying.price(track, lay)
                return Where((Segment(lay.line, segment),), step, price, is_chosen=True)
            case act.Mark(_, city):
                return Where((AtCity(city),), is_chosen=True)
        return None

    def price(self, game: Game, action: Action) -> int | None:
        own = _santa_fe(game)
        match action:
            case act.LayPiece():
                lay = laying.meant(own.game, action)
                track = own.state.track
                return own.table.laying.price(track, lay) if isinstance(lay, Lay) else None
            case act.Draw(card) if card != act.DECK:
                return own.table.kind(card).price
        return None

    def title(self, game: Game, action: Action) -> str:
        own = _santa_fe(game)
        land, name = own.table.land, own.table.card_name
        match action:
            case act.Draw(card):
                return "Draw from the deck" if card == act.DECK else f"Take {name(card)}"
            case act.PlayCards(cards):
                return f"Play {' and '.join(map(name, cards))}"
            case act.Mark(marker, city):
                value = own.table.part.boom_markers[marker].value
                return f"Raise {land.city_name(city)} to {value}"
            case act.LayPiece(railroad, start, to, _, is_branch):
                branch = " with the Branch Line" if is_branch else ""
                way = f"{land.city_name(start)} towards {land.city_name(to)}"
                return f"Lay {land.name_of(railroad)} from {way}{branch}"
            case act.Exchange(places):
                return f"Exchange cards {', '.join(map(str, places))}"
        return str(action).capitalize()


def _card(own: SantaFeGame, card: str, *, is_hidden: bool) -> Card:
    lines = tuple(CardLine(text) for text in card_lines(own.game, card))
    return Card(own.table.card_name(card), lines, (), is_hidden)


def _santa_fe(game: Game) -> SantaFeGame:
    return cast("SantaFeGame", game)


AID = SantaFeAid()
