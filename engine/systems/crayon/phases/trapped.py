"""Trapped players: who can neither move nor build to make money with the cash and cards at hand."""

from collections.abc import Iterator

from engine.systems.crayon.phases.building import origins, why_not_section
from engine.systems.crayon.phases.entry import fitting_cards
from engine.systems.crayon.phases.lines_to_lay import RUNS, Lines, runs_on
from engine.systems.crayon.phases.moving import may_reverse
from engine.systems.crayon.phases.prices import price_now
from engine.systems.crayon.state.money import for_track
from engine.systems.crayon.state.play import Play
from engine.systems.crayon.state.state import Train
from model.systems.crayon.network.network import NOWHERE
from model.systems.crayon.things.part import Demand


def is_trapped(play: Play) -> bool:
    """Whether only a loan or other cards can help the player whose turn it is (CRY-VAR-02).

    To build a section that leads to no payout helps nobody.
    """
    state, mover = play.state, play.mover
    # Every amount of a loan is asked for by itself, and the answer takes long.
    moment = (state.actions, play.seat, mover.cash, mover.hand, state.turn.built)
    if play.trapped is None or play.trapped[0] != moment:
        play.trapped = moment, _cannot_make_money(play)
    return play.trapped[1]


def _cannot_make_money(play: Play) -> bool:
    if play.state.turn.built or _can_earn(play):
        return False
    return not (_can_build(play) and _can_build_to_earn(play))


def can_do_nothing(play: Play) -> bool:
    """Whether the player whose turn it is can neither build anything nor earn anything."""
    return not play.state.turn.built and not _can_build(play) and not _can_earn(play)


def _can_build(play: Play) -> bool:
    purse, seat = for_track(play.mover), play.seat
    for u in origins(play, seat):
        for v in play.table.ways[u]:
            payable = price_now(play, seat, u, v) <= purse and fitting_cards(play, v) != []
            if payable and why_not_section(play, seat, u, v) is None:
                return True
    return False


def _demands(play: Play) -> set[Demand]:
    cards = (*play.mover.hand, *play.state.open_contracts)
    return {demand for card in cards for demand in play.table.cards[card].demands}


def _can_earn(play: Play) -> bool:
    """Whether a train can get to a load that a card asks for, and with it to its city."""
    demands = _demands(play)
    return any(
        _can_serve(play, train, start, demands)
        for train in play.mover.trains
        for start in _starts(play, train)
    )


def _can_build_to_earn(play: Play) -> bool:
    """The same with all the track that the cash pays for, laid in this turn and later ones."""
    return any(
        _can_lay_to_serve(play, train, start)
        for train in play.mover.trains
        for start in _useful_starts(play, train)
    )


def _useful_starts(play: Play, train: Train) -> list[tuple[int, int]]:
    """A train that is not on the board starts where something is that a card asks for."""
    starts = _starts(play, train)
    if train.is_placed:
        return starts
    goods = {demand.good for demand in _demands(play)}
    cities = {play.table.cities[cell].id: (cell, came_from) for cell, came_from in starts}
    return [
        start for city, start in cities.items() if not goods.isdisjoint(_goods_in(play, {city}))
    ]


def _can_lay_to_serve(play: Play, train: Train, start: tuple[int, int]) -> bool:
    cash = for_track(play.mover)
    lines = Lines(play, dict.fromkeys(_reached(play, start), RUNS), cash, may_turn=False)
    errands = sorted({stops for one in _demands(play) for stops in _errands(play, train, one)})
    wanted = {stop for stops in errands for stop in stops}
    for _ in lines.searched():
        prices = {stop: lines.to_city(stop) for stop in wanted}
        dear = {stops: [one[0] for stop in stops if (one := prices[stop])] for stops in errands}
        hopeful = [stops for stops in errands if len(dear[stops]) == len(stops)]
        # A line to each stop by itself is never cheaper than one that they share.
        if any(sum(dear[stops]) <= cash for stops in hopeful):
            return True
    return any(_pays_for(play, lines, cash, stops) for stops in hopeful if max(dear[stops]) <= cash)


def _errands(play: Play, train: Train, demand: Demand) -> Iterator[tuple[str, ...]]:
    """The cities that a train must come to for a demand, in whichever order track is laid."""
    if demand.good in train.loads:
        yield (demand.city,)
        return
    for city in play.table.scenario.cities:
        if demand.good in _goods_in(play, {city}):
            yield (city, demand.city)
            yield (demand.city, city)


def _pays_for(play: Play, lines: Lines, cash: int, stops: tuple[str, ...]) -> bool:
    """Whether the cash pays for lines to all stops, one after the other."""
    found = lines.to_city(stops[0])
    if found is None or found[0] > cash:
        return False
    if not stops[1:]:
        return True
    left = cash - found[0]
    more = Lines(play, lines.with_line(found[1]), left)
    for _ in more.searched():
        pass
    return _pays_for(play, more, left, stops[1:])


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
        for to in runs_on(play, at):
            if to == came_from:
                continue
            after = (to, NOWHERE if _turns_round(play, to) else at)
            if after not in seen:
                seen.add(after)
                ahead.append(after)
    return {at for at, _ in seen}


def _turns_round(play: Play, cell: int) -> bool:
    table = play.table
    at_port = cell in table.ferries_at or cell in table.links_at
    return cell in table.cities or (at_port and table.rules.port.reverse != "never")
