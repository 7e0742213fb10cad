"""What players have in a crayon game, as plain facts for panels and pictures."""

from collections.abc import Iterator

from engine.showing.seat_facts import Card, CardLine, Figure, SeatFacts
from engine.systems.crayon.composing.places import cell_of
from engine.systems.crayon.game.game import CrayonGame
from engine.systems.crayon.phases.prices import purse
from engine.systems.crayon.state.play import Play
from engine.systems.crayon.state.state import Train
from engine.systems.crayon.talk.situation import sources_in_words, track_in_words
from engine.systems.crayon.talk.titles import good_name
from model.amounts_in_words import counted
from model.notation import Cell, Edge
from model.pieces.piece import Piece
from model.pieces.places import AtLine
from model.systems.crayon.network.network import edge_ends
from model.systems.crayon.things.part import Demand
from model.wording.speech import tr


def seat_facts(game: CrayonGame, seat: int) -> SeatFacts:
    """What a player has; cash is hidden from others until the first Rail Tax (CRY-INFO-02)."""
    play = game.position
    player, unit = play.state.seats[seat], play.table.rules.money.unit
    return SeatFacts(
        Figure(tr("cash"), player.cash, unit, is_hidden=not play.state.cash_public),
        tuple(_train(play, seat, train) for train in player.trains),
        tuple(_notes(play, seat)),
        tuple(_cards(game, seat)),
        tuple(_own_notes(play, seat)),
    )


def _own_notes(play: Play, seat: int) -> Iterator[str]:
    """What only the player may know, since it tells of the cash."""
    if seat == play.seat and play.state.turn.phase in ("building", "build-round"):
        yield tr("{purse} may still go into track in this turn", purse=purse(play))


def _notes(play: Play, seat: int) -> Iterator[str]:
    player = play.state.seats[seat]
    if player.debts:
        yield tr("owes the bank {sum}", sum=sum(player.debts))
    yield track_in_words(play, seat)
    if player.lost_turns:
        yield tr("loses a turn")


def _train(play: Play, seat: int, train: Train) -> Figure:
    kind, table = play.table.rules.trains[train.type], play.table
    free = max(0, kind.capacity - len(train.loads))
    found = Figure(
        kind.name,
        tr("not on the board yet"),
        icons=train.loads,
        room=free,
        room_note=tr("room for {loads}", loads=counted(free, "load")),
    )
    if not train.is_placed:
        return found
    place, cell = table.place_name(train.at), table.cells[train.at]
    return found._replace(value=place, place=cell, note=_movement(play, seat, train))


def _movement(play: Play, seat: int, train: Train) -> str:
    """How far a train can still run in this turn, and whether it waits."""
    runs = seat == play.seat and play.state.turn.phase == "operations"
    parts = (
        [tr("{left} of {allowance} mileposts left", left=train.left, allowance=train.allowance)]
        if runs
        else []
    )
    return ", ".join([*parts, *([tr("waits at the port")] if train.waits else [])])


# -- cards


def _cards(game: CrayonGame, seat: int) -> Iterator[Card]:
    state = game.position.state
    for cards, title in (
        (state.seats[seat].hand, "Card {}"),
        (state.open_contracts, tr("Open to all: card {}")),
    ):
        for card in cards:
            demands = game.table.cards[card].demands
            lines = tuple(_line(game, seat, demand) for demand in demands)
            yield Card(title.format(card), lines)


def _line(game: CrayonGame, seat: int, demand: Demand) -> CardLine:
    play = game.position
    aboard = any(demand.good in train.loads for train in play.state.seats[seat].trains)
    sources = () if aboard else _cells(play, _sources(play, demand.good))
    return CardLine(
        tr(
            "{good_name} to {city_name}",
            good_name=good_name(game, demand.good),
            city_name=play.table.city_name(demand.city),
        ),
        demand.good,
        str(demand.pays),
        "aboard" if aboard else sources_in_words(play, demand),
        aboard,
        _cells(play, [demand.city]),
        sources,
    )


def _sources(play: Play, good: str) -> list[str]:
    cities = play.table.scenario.cities.values()
    supplied = [city.id for city in cities if good in city.supplies]
    return [*supplied, *(one.city for one in play.state.lying if one.good == good)]


def _cells(play: Play, cities: list[str]) -> tuple[Cell, ...]:
    """Where cities are, overseas too."""
    found = (cell_of(play.table, city) for city in dict.fromkeys(cities))
    return tuple(cell for cell in found if cell is not None)


# -- the board


def pieces(game: CrayonGame) -> tuple[Piece, ...]:
    """The track and the trains of a game, and who may use its ferries and links."""
    play = game.position
    cells, track = play.table.cells, play.state.track
    sections = (
        Piece("track", Edge.of(*(cells[number] for number in edge_ends(edge))), owner)
        for edge, owner in track.sections.items()
    )
    bought = (
        Piece("track", AtLine(n), seat) for n, seats in track.owners.items() for seat in seats
    )
    trains = (
        Piece("train", cells[train.at], seat, " ".join(train.loads))
        for seat, player in enumerate(play.state.seats)
        for train in player.trains
        if train.is_placed
    )
    return (*sections, *bought, *trains)
