"""What players have in a crayon game, as plain facts for panels and pictures."""

from collections.abc import Iterator

from engine.showing.player_aid import (
    CardFacts,
    Offer,
    OnBoard,
    SeatFacts,
    StandingTrain,
    TrainFacts,
)
from engine.systems.crayon.composing.places import cell_of
from engine.systems.crayon.game.game import CrayonGame
from engine.systems.crayon.phases.prices import purse
from engine.systems.crayon.state.play import Play
from engine.systems.crayon.state.state import Train
from engine.systems.crayon.talk.situation import sources_in_words, track_in_words
from model.notation import Cell, Edge
from model.systems.crayon.network.network import edge_ends
from model.systems.crayon.things.part import Demand


def seat_facts(game: CrayonGame, seat: int, *, to_others: bool) -> SeatFacts:
    """What a player has; cash is hidden from the others until somebody declares (CRY-INFO-03)."""
    play = game.position
    player = play.state.seats[seat]
    hidden = to_others and not play.state.cash_public
    return SeatFacts(
        None if hidden else player.cash,
        tuple(_notes(play, seat, to_others)),
        tuple(_train(play, seat, train) for train in player.trains),
        tuple(_cards(play, seat)),
    )


def _notes(play: Play, seat: int, to_others: bool) -> Iterator[str]:
    player, phase = play.state.seats[seat], play.state.turn.phase
    if seat == play.seat and phase in ("building", "build-round") and not to_others:
        yield f"{purse(play)} may still go into track in this turn"
    if player.debts:
        yield f"owes the bank {sum(player.debts)}"
    yield track_in_words(play, seat)
    if player.lost_turns:
        yield "loses a turn"


def _train(play: Play, seat: int, train: Train) -> TrainFacts:
    kind = play.table.rules.trains[train.type]
    if not train.is_placed:
        return TrainFacts(kind.name, None, "", train.loads, kind.capacity)
    runs = seat == play.seat and play.state.turn.phase == "operations"
    return TrainFacts(
        kind.name,
        play.table.cells[train.at],
        play.table.place_name(train.at),
        train.loads,
        kind.capacity,
        train.left if runs else None,
        train.allowance if runs else kind.speed,
        "waits at the port" if train.waits else "",
    )


# -- cards


def _cards(play: Play, seat: int) -> Iterator[CardFacts]:
    for cards, is_open in ((play.state.seats[seat].hand, False), (play.state.open_contracts, True)):
        for card in cards:
            demands = play.table.cards[card].demands
            offers = tuple(_offer(play, seat, demand) for demand in demands)
            yield CardFacts(card, offers, is_open)


def _offer(play: Play, seat: int, demand: Demand) -> Offer:
    table, trains = play.table, play.state.seats[seat].trains
    return Offer(
        demand.good,
        table.city_name(demand.city),
        demand.pays,
        any(demand.good in train.loads for train in trains),
        sources_in_words(play, demand),
        tuple(_cells(play, [demand.city])),
        tuple(_cells(play, _sources(play, demand.good))),
    )


def _sources(play: Play, good: str) -> list[str]:
    cities = play.table.scenario.cities.values()
    supplied = [city.id for city in cities if good in city.supplies]
    return [*supplied, *(one.city for one in play.state.lying if one.good == good)]


def _cells(play: Play, cities: list[str]) -> Iterator[Cell]:
    """Where cities are, overseas too."""
    found = (cell_of(play.table, city) for city in dict.fromkeys(cities))
    return (cell for cell in found if cell is not None)


# -- the board


def on_board(game: CrayonGame) -> OnBoard:
    """The track and the trains of a game."""
    play = game.position
    cells, track = play.table.cells, play.state.track
    return OnBoard(
        track={
            Edge.of(*(cells[number] for number in edge_ends(edge))): (owner,)
            for edge, owner in track.sections.items()
        },
        lines=dict(track.owners),
        trains=tuple(
            StandingTrain(cells[train.at], seat, train.loads)
            for seat, player in enumerate(play.state.seats)
            for train in player.trains
            if train.is_placed
        ),
    )
