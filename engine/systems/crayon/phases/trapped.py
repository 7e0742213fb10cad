"""Trapped players: who can neither build nor earn anything with the cash and the cards at hand."""

from collections.abc import Iterator

from engine.systems.crayon.phases.building import origins, why_not_section
from engine.systems.crayon.phases.entry import fitting_cards
from engine.systems.crayon.phases.moving import may_reverse
from engine.systems.crayon.phases.prices import price_now
from engine.systems.crayon.state.money import for_rent, for_track
from engine.systems.crayon.state.play import Play
from engine.systems.crayon.state.state import Train
from model.systems.crayon.network.network import NOWHERE, edge_key
from model.systems.crayon.things.part import Demand


def is_trapped(play: Play) -> bool:
    """Whether only a loan can help the player whose turn it is (CRY-VAR-02)."""
    return not play.state.turn.built and not _can_build(play) and not _can_earn(play)


def _can_build(play: Play) -> bool:
    purse, seat = for_track(play.mover), play.seat
    for u in origins(play, seat):
        for v in play.table.ways[u]:
            payable = price_now(play, seat, u, v) <= purse and fitting_cards(play, v) != []
            if payable and why_not_section(play, seat, u, v) is None:
                return True
    return False


def _can_earn(play: Play) -> bool:
    """Whether a train can get to a load that a card asks for, and with it to its city."""
    cards = (*play.mover.hand, *play.state.open_contracts)
    demands = {demand for card in cards for demand in play.table.cards[card].demands}
    return any(
        _can_serve(play, train, start, demands)
        for train in play.mover.trains
        for start in _starts(play, train)
    )


def _starts(play: Play, train: Train) -> list[tuple[int, int]]:
    """Where a train stands and where it came from; one that is not on the board has its choice."""
    if train.is_placed:
        return [(train.at, NOWHERE if may_reverse(play, train) else train.came_from)]
    return [(cell, NOWHERE) for cell in sorted(play.table.cities)]


def _can_serve(play: Play, train: Train, start: tuple[int, int], demands: set[Demand]) -> bool:
    cities = _served(play, _reached(play, start))
    goods = {*train.loads, *_goods_in(play, cities)}
    return any(one.city in cities and one.good in goods for one in demands)


def _goods_in(play: Play, cities: set[str]) -> Iterator[str]:
    for city in cities:
        supplies = play.table.scenario.cities[city].supplies
        yield from (good for good in supplies if play.table.chips.get(good))
    yield from (one.good for one in play.state.lying if one.city in cities)


def _served(play: Play, cells: set[int]) -> set[str]:
    """The cities at these mileposts, and those overseas that own links serve from there."""
    table, track = play.table, play.state.track
    found = {table.cities[cell].id for cell in cells if cell in table.cities}
    for cell in cells:
        for link in table.links_at.get(cell, ()):
            if track.owns(play.seat, link):
                found.update(table.links[link].serves)
    return {city for city in found if city in table.scenario.cities}


def _reached(play: Play, start: tuple[int, int]) -> set[int]:
    """Where a train can come in any number of turns, turning round only where it may."""
    ahead = [start]
    seen = set(ahead)
    for at, came_from in ahead:
        for to in _next(play, at, came_from):
            after = (to, NOWHERE if _turns_round(play, to) else at)
            if after not in seen:
                seen.add(after)
                ahead.append(after)
    return {at for at, _ in seen}


def _turns_round(play: Play, cell: int) -> bool:
    table = play.table
    at_port = cell in table.ferries_at or cell in table.links_at
    return cell in table.cities or (at_port and table.rules.port.reverse != "never")


def _next(play: Play, at: int, came_from: int) -> Iterator[int]:
    """The mileposts to which a train can go on, with the money for somebody's track."""
    table, track = play.table, play.state.track
    rent, cash = table.rules.rent, for_rent(play.mover)
    red = table.network.red_steps(at)
    for near in table.steps[at]:
        owner = track.sections.get(edge_key(at, near))
        if owner is None:
            usable = near in red
        elif owner == play.seat:
            usable = cash >= table.rules.move.own_track_fee
        else:
            usable = rent.when == "late" or cash >= rent.fee
        if usable and near != came_from:
            yield near
    for ferry in table.ferries_at.get(at, ()):
        if track.owns(play.seat, ferry):
            yield from (port for port in table.ports_of[ferry] if port != at)
