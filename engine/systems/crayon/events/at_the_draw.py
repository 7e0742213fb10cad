"""What event cards do the moment they are drawn: to trains, loads, turns, track, cash and cards."""

from collections.abc import Callable
from typing import Any, NamedTuple

from engine.systems.crayon.events.errands import send_everybody
from engine.systems.crayon.events.half_rate import halve
from engine.systems.crayon.events.retreat import retreat_from
from engine.systems.crayon.state.draw_deck import renew
from engine.systems.crayon.state.play import Play
from engine.systems.crayon.state.track import Priority
from engine.systems.crayon.state.weather import area_now, flooded_edges
from model.scenario.areas import Area
from model.systems.crayon.network.network import edge_ends
from model.systems.crayon.things import effects
from model.systems.crayon.things.consequences import tax_on, tax_table
from model.wording.speech import tr


class Draw(NamedTuple):
    """Which event card was drawn, and by whom."""

    card: str
    drawer: int


def take_effect(play: Play, card: str, number: int, drawer: int) -> None:
    """One effect of a card that has just been drawn."""
    effect = play.table.events[card].effects[number]
    AT_THE_DRAW[type(effect)](play, Draw(card, drawer), effect)


def _trains_in(play: Play, area: Area, drawer: int) -> list[tuple[int, int]]:
    """Trains in an area, by seat from the drawer on, then by number (CRY-EVENT-18, -19)."""
    cells = area_now(play.table, play.state, area).cells
    return [
        (seat, number)
        for seat in play.state.from_seat(drawer)
        for number, train in enumerate(play.state.seats[seat].trains)
        if train.at in cells
    ]


# -- cards and cash


def _reshuffle(play: Play, _: Draw, __: effects.Reshuffle) -> None:
    """The whole deck is shuffled anew, discards included (CRY-VAR-44)."""
    renew(play)


def _rekind(play: Play, draw: Draw, _: effects.Rekind) -> None:
    """Waters change for good (CRY-EVENT-60); a card that changes two kinds is noted once."""
    if draw.card not in play.state.rains:
        play.state.rains = (*play.state.rains, draw.card)


def _tax(play: Play, draw: Draw, effect: effects.Tax) -> None:
    """Everybody pays by the cash in hand (CRY-EVENT-23)."""
    table = tax_table(effect, play.table.rules)
    for seat in play.state.from_seat(draw.drawer):
        cash = play.state.seats[seat].cash
        amount = min(cash, tax_on(cash, table))
        play.pay_bank(seat, amount)
        text = tr("{names} pays a tax of {amount}", names=play.names[seat], amount=amount)
        play.tell("tax", seat, text, amount=amount)


def _reveal_cash(play: Play, _: Draw, __: effects.RevealCash) -> None:
    play.state.cash_public = True


# -- loads and turns


def _lose_load(play: Play, draw: Draw, effect: effects.LoseLoad) -> None:
    """Owners choose once everything else has happened, the drawer first (CRY-EVENT-17, -19)."""
    agenda = play.state.agenda
    settled = len(agenda) - 1 - agenda[::-1].index(("settled", draw.card))
    for seat, train in _trains_in(play, effect.area, draw.drawer):
        agenda.insert(settled + 1, ("lose", seat, train, effect.count))


def _lose_turn(play: Play, draw: Draw, effect: effects.LoseTurn) -> None:
    """The next turn is lost; for the drawer in his own turn its rest as well (CRY-EVENT-14)."""
    rules = play.table.rules.event
    hit = _trains_in(play, effect.area, draw.drawer)
    for seat in dict.fromkeys(seat for seat, _ in hit):
        player = play.state.seats[seat]
        player.lost_turns = player.lost_turns + 1 if rules.lost_turns_add else 1
        if seat == draw.drawer == play.seat and rules.drawer_loses_rest:
            play.state.turn.cut = True
        play.tell("lose-turn", seat, tr("{names} loses a turn", names=play.names[seat]))


# -- movement


def _half_once(play: Play, draw: Draw, effect: effects.HalfOnce) -> None:
    """The drawer's movement now, everybody else's next (CRY-EVENT-56, OPEN-CRY-63)."""
    running = draw.drawer == play.seat and play.state.turn.phase == "operations"
    now = running and play.table.rules.event.quake == "drawer-now"
    for seat, number in _trains_in(play, effect.area, draw.drawer):
        train = play.state.seats[seat].trains[number]
        if now and seat == draw.drawer:
            halve(play, train)
        else:
            train.half_next = True


def _half_rate(play: Play, _: Draw, effect: effects.HalfRate) -> None:
    """A train that is on its way is caught by a storm that has just begun (CRY-EVENT-10)."""
    if play.state.turn.phase != "operations":
        return
    cells = area_now(play.table, play.state, effect.area).cells
    for train in play.mover.trains:
        if train.at in cells:
            halve(play, train)


def _retreat(play: Play, draw: Draw, effect: effects.Retreat) -> None:
    choices = [
        choice
        for seat, train in _trains_in(play, effect.area, draw.drawer)
        if (choice := retreat_from(play, seat, train)) is not None
    ]
    # What lies on top of the agenda is done first, and the drawer chooses first (CRY-EVENT-19).
    play.state.agenda.extend(reversed(choices))


def _errand(play: Play, draw: Draw, _: effects.Errand) -> None:
    send_everybody(play, draw.card)


# -- track


def _sections_hit(play: Play, draw: Draw, whose: effects.Whose) -> list[int]:
    """The sections of those whom a card hits, in the order of the map."""
    sections = play.state.track.sections
    match whose:
        case "everybody":
            return sorted(sections)
        case "drawer":
            return sorted(edge for edge, seat in sections.items() if seat == draw.drawer)
        case "others":
            return sorted(edge for edge, seat in sections.items() if seat != draw.drawer)


def _erase_crossing(play: Play, draw: Draw, effect: effects.EraseCrossing) -> None:
    """Bridges are washed out; their owners may be first to rebuild (CRY-EVENT-30, -34)."""
    own = effect.priority_turns
    turns = play.table.rules.flood.priority_turns if own is None else own
    flooded = flooded_edges(play.table, play.state, effect.waters)
    for edge in _sections_hit(play, draw, effect.whose):
        if edge not in flooded:
            continue
        seat = _erase(play, edge)
        if turns > 0:
            play.state.track.reserved[edge] = Priority(seat, turns)


def _erase_touching(play: Play, draw: Draw, effect: effects.EraseTouching) -> None:
    """Whatever has an end in the area is gone, without any right to rebuild (CRY-EVENT-51)."""
    cells = area_now(play.table, play.state, effect.area).cells
    for edge in _sections_hit(play, draw, effect.whose):
        if not cells.isdisjoint(edge_ends(edge)):
            _erase(play, edge)


def _erase(play: Play, edge: int) -> int:
    track = play.state.track
    seat = track.erase(edge)
    for cell in edge_ends(edge):
        city = play.table.cities.get(cell)
        if city is not None and not track.touches(seat, city.cells):
            kept = track.kept.get(city.id, ())
            track.kept[city.id] = tuple(dict.fromkeys((*kept, seat)))
    one, other = (play.table.cells[cell] for cell in edge_ends(edge))
    text = tr(
        "{names} loses the section {one} {other}", names=play.names[seat], one=one, other=other
    )
    play.tell("erase", seat, text, edge=edge)
    return seat


AT_THE_DRAW: dict[type[Any], Callable[[Play, Draw, Any], None]] = {
    effects.Reshuffle: _reshuffle,
    effects.Rekind: _rekind,
    effects.Tax: _tax,
    effects.RevealCash: _reveal_cash,
    effects.LoseLoad: _lose_load,
    effects.LoseTurn: _lose_turn,
    effects.HalfOnce: _half_once,
    effects.HalfRate: _half_rate,
    effects.Retreat: _retreat,
    effects.EraseCrossing: _erase_crossing,
    effects.EraseTouching: _erase_touching,
    effects.Errand: _errand,
}
"""What happens at the draw, in this order: trains are hit where the card finds them, and are put
back along track that is still there."""
