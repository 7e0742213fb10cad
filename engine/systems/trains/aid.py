"""The aid of Trains for whoever shows a game: markers and stations, cards, figures, words."""

from collections import Counter
from collections.abc import Hashable, Sequence
from typing import cast

from engine.protocol import Action, Game
from engine.showing.card_zones import CardSpot, Zone
from engine.showing.plans import CannotPlan, Plan
from engine.showing.player_aid import PlayerAid, Where
from engine.showing.seat_facts import Card, CardLine, Figure, SeatFacts
from engine.systems.trains.actions import kinds as act
from engine.systems.trains.game import TrainsGame
from engine.systems.trains.parts.applying import current
from engine.systems.trains.showing import asking, pointing, reckoning, zones
from engine.systems.trains.titles import title_of
from engine.systems.trains.turns import ending
from model.notation import Cell
from model.pieces.piece import Piece
from model.pieces.places import AtCity, Place
from model.systems.trains.building import rails
from model.systems.trains.sentences.effects import card_sentences
from model.wording.speech import tr


class TrainsAid(PlayerAid):
    """Knows markers, stations and cards."""

    def turn(self, game: Game) -> Hashable:
        own = _trains(game)
        return own.state.turn, game.actor, len(own.state.markers) if own.state.starter() else 0

    def round(self, game: Game) -> int:
        state = _trains(game).state
        return (state.turn - 1) // state.players + 1

    def heading(self, game: Game) -> str:
        own = _trains(game)
        state, actor = own.state, game.actor
        if actor is None:
            return tr("Round {game}: the end", game=self.round(game))
        name = game.names[actor]
        if state.starter() is not None:
            return tr("First markers: {name}", name=name)
        now = state.resolving
        applied = (
            tr(", applying {partition}", partition=own.table.name(now.at[0][0].partition(".")[0]))
            if now
            else ""
        )
        return tr(
            "Round {game}: {name} has {coin} coin{applied}",
            game=self.round(game),
            name=name,
            coin=state.coin,
            applied=applied,
        )

    def goal(self, game: Game) -> str:
        return "the most points: on the track, on cities and remote places, on cards"

    def unit(self, game: Game) -> str:
        return "coin"

    def seat(self, game: Game, seat: int) -> SeatFacts:
        own = _trains(game)
        one, state, rules = own.state.seats[seat], own.state, own.table.rules
        cards = [_card(own, card, is_hidden=True) for card in one.hand]
        cards += [_card(own, played.card, is_hidden=False) for played in one.play]
        figures = [
            Figure(tr("markers"), rules.markers.track - len(one.markers)),
            Figure(tr("cards in hand"), len(one.hand)),
            Figure(tr("deck"), len(one.deck)),
            Figure(tr("discard"), len(one.discard)),
        ]
        if seat == state.actor and state.result is None and state.starter() is None:
            figures.insert(0, Figure(tr("coin"), state.coin))
        if one.gained:
            figures.append(Figure(tr("gained"), _listed(own, one.gained)))
        notes = (tr("begins the round"),) if state.first == seat else ()
        hidden = (
            (tr("Discard pile: {listed}", listed=_listed(own, one.discard)),) if one.discard else ()
        )
        parts = tr(
            "{on_board} on the board, {points} on the track",
            on_board=ending.on_board(own.game, seat),
            points=one.points,
        )
        points = Figure(tr("points"), game.scores()[seat], note=parts)
        return SeatFacts(points, tuple(figures), notes, tuple(cards), hidden)

    def order(self, game: Game) -> Sequence[int]:
        return _trains(game).state.order()

    def beside(self, game: Game) -> list[str]:
        own = _trains(game)
        state, cards = own.state, own.table.cards
        piles = sorted(state.supply, key=lambda card: (cards[card].cost, card))
        told = [f"{own.table.name(one)} ({cards[one].cost}) {state.supply[one]}" for one in piles]
        left = own.table.rules.markers.stations - sum(state.stations.values())
        trashed = [card for card, n in state.box.items() if card in state.supply for _ in range(n)]
        found = [tr("Supply: {told}", told=", ".join(told)), tr("Stations left: {left}", left=left)]
        return [*found, tr("Trashed: {listed}", listed=_listed(own, trashed))] if trashed else found

    def pieces(self, game: Game) -> Sequence[Piece]:
        own = _trains(game)
        found = [
            Piece("marker", cell, number)
            for number, seat in enumerate(own.state.seats)
            for cell in sorted(seat.markers)
        ]
        for city, number in sorted(own.state.stations.items()):
            found += [Piece("station", AtCity(city))] * number
        return found

    def standing(self, game: Game, seat: int) -> str:
        """Where the marker of points is on its track, once somebody has any."""
        seats = _trains(game).state.seats
        has_begun = any(one.points for one in seats)
        return tr("{points} on the track", points=seats[seat].points) if has_begun else ""

    def zones(self, game: Game, seat: int | None) -> Sequence[Zone]:
        return tuple(zones.zones_of(_trains(game).game, seat))

    def reckoning(self, game: Game, seat: int) -> Sequence[Figure]:
        return reckoning.parts_of(_trains(game).game, seat)

    def cards(self, game: Game, action: Action) -> Sequence[CardSpot]:
        return tuple(pointing.spots_of(_trains(game).game, action))

    def with_card(self, game: Game, spot: CardSpot) -> Action | None:
        return pointing.with_card(_trains(game).game, spot)

    def asks(self, game: Game) -> str:
        play = _trains(game).game
        if play.state.starter() is not None:
            return tr("Choose a hex for your first marker.")
        return asking.asked(play, current(play)) if play.state.resolving is not None else ""

    def goes_without_saying(self, game: Game) -> Action | None:
        return act.Apply() if pointing.asks_whether(_trains(game).game) else None

    def plans_to(self, game: Game, place: Place) -> tuple[Plan, ...]:
        """Nothing leads there that is not offered; why not is what a rule says of that hex."""
        if isinstance(place, AtCity):
            place = game.scenario.cities[place.id].at or place
        if isinstance(place, Cell):
            asked = _trains(_applied(game))
            refusal = asked.why_not(pointing.at_hex(asked.game, place))
            if refusal is not None:
                raise CannotPlan(refusal.sentence, refusal.rule)
        raise CannotPlan(tr("nothing can be done there now"))

    def place_name(self, game: Game, place: Place) -> str:
        name = super().place_name(game, place)
        return _trains(game).table.land.name_of(place) if isinstance(place, Cell) else name

    def where(self, game: Game, action: Action) -> Where | None:
        match action:
            case act.LayRail(cell):
                return Where((cell,), price=self.price(game, action) or 0)
            case act.BuildStation(cell) | act.Start(cell):
                return Where((cell,))
        return None

    def amount(self, action: Action) -> int | None:
        return action.number if isinstance(action, act.ReturnSome) else None

    def price(self, game: Game, action: Action) -> int | None:
        own = _trains(game)
        match action:
            case act.LayRail(cell) if cell in own.table.land.ground:
                return rails.price(own.game.builder, cell).coin
            case act.Buy(card) if card in own.table.cards:
                return own.table.cards[card].cost
        return None

    def title(self, game: Game, action: Action) -> str:
        return title_of(_trains(game), action)

    def about(self, game: Game, action: Action) -> str:
        cards = _trains(game).table.cards
        match action:
            case act.PlayCard(card) | act.Buy(card) if card in cards:
                return " ".join(card_sentences(cards[card], cards))
        return ""

    def goes_on(self, game: Game) -> Action | None:
        ends = (act.EndTurn, act.Pass, act.Done, act.Apply)
        return next((one for one in game.actions() if isinstance(one, ends)), None)


def _applied(game: Game) -> Game:
    """The game in which the played card is applied, where chance has nothing to do with it."""
    if not pointing.asks_whether(_trains(game).game):
        return game
    after = game.copy()
    news = after.play(act.Apply())
    return game if any(one.chance is not None for one in news) else after


def _listed(own: TrainsGame, cards: Sequence[str]) -> str:
    """`2 Waste, Tunnel`."""
    counts = Counter(cards)
    told = [f"{n} {own.table.name(card)}" if n > 1 else own.table.name(card)
            for card, n in sorted(counts.items())]  # fmt: skip
    return ", ".join(told)


def _card(own: TrainsGame, card: str, *, is_hidden: bool) -> Card:
    known = own.table.cards[card]
    lines = tuple(CardLine(text) for text in card_sentences(known, own.table.cards))
    figures = (Figure(tr("value"), known.value),) if known.value else ()
    return Card(known.title, lines, figures, is_hidden)


def _trains(game: Game) -> TrainsGame:
    return cast("TrainsGame", game)


AID = TrainsAid()
