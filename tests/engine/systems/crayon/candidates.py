"""Thousands of actions that might be tried in a state, to compare with the legal ones.

Every kind of action comes with plausible arguments: cells around trains and track, goods, cities,
cards, trains that exist and that do not. Random edits of the texts of legal actions add more.
"""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

from engine.protocol import Refused
from engine.systems.crayon.actions import kinds as act
from engine.systems.crayon.game.game import CrayonGame
from model.notation import Cell, NotationError
from model.systems.crayon.network.network import edge_ends

TRAINS = (0, 1, 2, 3)
MOST_CELLS = 24
PLAIN = (
    *(act.Done(), act.Discard(), act.Declare(), act.End(), act.Restart(), act.TimeUp()),
    *(act.Propose(), act.Withdraw(), act.Agree(), act.Refuse(), act.Pass()),
)


def candidates(game: CrayonGame, rng: Random) -> Iterator[Any]:
    """Actions of every kind that somebody might try here."""
    yield from PLAIN
    yield from _running(game, rng)
    yield from _handling(game, rng)
    yield from _paying(game, rng)
    yield from _building(game, rng)
    yield from _trading(game, rng)


def cells_near(game: CrayonGame, rng: Random) -> list[Cell]:
    """Cells of trains, of track and of cities with those around them, and two beside the map."""
    state, network = game.state, game.table.network
    trains = {train.at for seat in state.seats for train in seat.trains if train.is_placed}
    others = {cell for touched in state.track.touched for cell in touched} | {*game.table.cities}
    middle = sorted(trains) + rng.sample(sorted(others), min(len(others), MOST_CELLS // 3))
    near = {n for cell in middle for n in (cell, *network.around(cell)) if n > 0}
    chosen = rng.sample(sorted(near), min(len(near), MOST_CELLS))
    spots = {*chosen, *trains}
    cells = [game.table.network.cell(number) for number in sorted(spots)]
    return [cell for cell in cells if min(cell) >= 0] + [Cell(9999, 9999), Cell(0, 0)]


def _goods(game: CrayonGame) -> list[str]:
    return [*game.table.chips, "nothing"]


def _cards(game: CrayonGame) -> list[str]:
    held = [card for seat in game.state.seats for card in seat.hand]
    return ["", *game.state.open_contracts, *held, *sorted(game.table.events)[:1]]


def _running(game: CrayonGame, rng: Random) -> Iterator[Any]:
    cells = cells_near(game, rng)
    for cell, train in product(cells, TRAINS):
        yield act.Move(cell, train)
        yield act.Place(cell, train)
    yield from (act.Retreat(cell) for cell in cells)
    yield from (act.Backtrack(train) for train in TRAINS)
    for ferry, train in product((*game.table.ferries, "raft"), TRAINS):
        yield act.Sail(ferry, train)


def _handling(game: CrayonGame, rng: Random) -> Iterator[Any]:
    goods = _goods(game)
    for good in goods:
        yield act.Lose(good)
        for train in TRAINS:
            yield from (act.Load(good, train), act.Collect(good, train), act.Drop(good, train))
    far = [city.id for city in game.scenario.cities.values() if city.overseas]
    near = rng.sample(sorted(game.table.places), min(2, len(game.table.places)))
    for good, city, train in product(goods, (*far, *near, "atlantis"), (1, 2)):
        yield from (act.Fetch(good, city, train), act.Jettison(good, city, train))


def _paying(game: CrayonGame, rng: Random) -> Iterator[Any]:
    known = game.table.cards
    cards = _cards(game)
    demands = sorted({one for card in cards if card for one in known[card].demands})
    aboard = {good for seat in game.state.seats for train in seat.trains for good in train.loads}
    likely = [one for one in demands if one.good in aboard]
    for one in (*likely, *rng.sample(demands, min(6, len(demands)))):
        for card, train in product(cards[:8], (1, 2)):
            yield act.Deliver(one.good, one.city, one.pays, card, train)
            yield act.Ship(one.good, one.city, one.pays, card, train)
        yield act.Deliver(one.good, one.city, one.pays + 1)
        yield act.Ship(one.good, one.city, max(0, one.pays - 1))


def _building(game: CrayonGame, rng: Random) -> Iterator[Any]:
    table = game.table
    cells = cells_near(game, rng)
    for cell in cells:
        number = table.network.index(cell)
        ends = [table.network.cell(n) for n in table.network.around(number)] if number else []
        for end in [end for end in ends if min(end) >= 0] + rng.sample(cells, 1):
            yield act.Build(cell, end)
            yield act.Build(cell, end, rng.choice(_cards(game)))
    yield from (act.Buy(what) for what in (*table.ferries, *table.links, "moon"))
    for kind, train in product((*table.rules.trains, "rocket"), TRAINS):
        yield from (act.Upgrade(kind, train), act.Crossgrade(kind, train))
    limit = table.rules.loan.limit
    yield from (act.Borrow(amount) for amount in (0, 1, 2, limit - 1, limit, limit + 1, 999_999))


def _trading(game: CrayonGame, rng: Random) -> Iterator[Any]:
    yield from (act.Talk(seat) for seat in range(game.state.players + 2))
    cash = game.state.mover.cash
    yield from (act.Pay(amount) for amount in {0, 1, 2, cash // 2, cash, cash + 1} if amount >= 0)
    edges = sorted(game.state.track.sections)
    cells = cells_near(game, rng)
    pairs = [(cells[0], cells[-1]), (cells[0], cells[0])]
    for edge in rng.sample(edges, min(12, len(edges))):
        one, other = (game.table.cells[end] for end in edge_ends(edge))
        pairs += [(one, other), (other, one)]
    for one, other in pairs:
        yield from (act.Ask(one, other), act.Give(one, other), act.Protect(one, other))


def edited(game: CrayonGame, legal: list[Any], rng: Random, number: int = 60) -> Iterator[Any]:
    """What random edits of the texts of legal actions mean, where they mean anything."""
    vocabulary = " ".join(map(str, rng.sample(legal, min(len(legal), 20)))).split()
    vocabulary += ["by", "card", "1", "2", "0", "3,3"]
    for _ in range(number):
        words = str(rng.choice(legal)).split()
        place = rng.randrange(len(words) + 1)
        match rng.randrange(3):
            case 0:
                words[place : place + 1] = [rng.choice(vocabulary)]
            case 1:
                words.insert(place, rng.choice(vocabulary))
            case _:
                del words[place : place + 1]
        try:
            yield game.read(" ".join(words))
        except NotationError:
            continue


def disagreements(game: CrayonGame, rng: Random) -> list[str]:
    """Where the legal actions, the refusals and the texts of a state do not fit together."""
    legal: list[Any] = list(game.actions())
    found = [f"{action} comes twice" for action in legal if legal.count(action) > 1]
    if legal != list(game.actions()):
        found.append("the legal actions come in another order when they are asked for again")
    before = game.to_plain()
    for action in legal:
        refusal = game.why_not(action)
        if refusal is not None:
            found.append(f"{action} is legal and refused: {refusal}")
        if game.read(str(action)) != action:
            found.append(f"{action} is read as {game.read(str(action))}")
    known = set(legal)
    tried = [*candidates(game, rng), *(edited(game, legal, rng) if legal else ())]
    found += [trouble for one in tried if one not in known for trouble in _not_refused(game, one)]
    if game.to_plain() != before:
        found.append("asking has changed the game")
    return found


def _not_refused(game: CrayonGame, action: Any) -> Iterator[str]:
    refusal = game.why_not(action)
    if refusal is None:
        yield f"{action} is not refused, and not among the legal actions"
        return
    if not refusal.sentence or not refusal.rule:
        yield f"{action} is refused without a reason"
    try:
        game.play(action)
    except Refused:
        return
    yield f"{action} is refused by why_not and played all the same"
