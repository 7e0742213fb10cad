"""Moving what people agree on: money, income, tokens, cubes, discs, tiles, from place to place.

Players are named by their seats from 1. Money and income come from the `bank` and go there, tokens
and tiles are in the `supply`, cubes in the `bag`, in the `supply` or `out`, on the map, or on a
column of the display. A disc lies on a link and goes to a player, or to the `bank` if it is
nobody's any more. A tile that is laid is named with what it shows: `s1:0-3`.
"""

from engine.protocol import Refusal
from engine.systems.age_of_steam.actions.kinds import Agree
from engine.systems.age_of_steam.agreements.moving_track import (
    is_tile,
    move_disc,
    move_tile,
    why_not_disc,
    why_not_tile,
)
from engine.systems.age_of_steam.state.cubes import lie_down, put
from engine.systems.age_of_steam.state.play import Play, no
from engine.systems.age_of_steam.state.state import Counts
from engine.systems.age_of_steam.state.tokens import gain_tokens, return_tokens
from model.wording.speech import tr

RULE = "AOM-GEN-09"
BANK, SUPPLY, BAG, OUT = "bank", "supply", "bag", "out"


def seat_named(play: Play, text: str) -> int | None:
    """The player that a text names, if that one still plays."""
    seat = int(text) - 1 if text.isdecimal() else -1
    return seat if seat in play.state.order else None


def why_not_move(play: Play, action: Agree) -> Refusal | None:
    """Why something cannot go where it should; what there is of it stays the same."""
    if action.amount < 1 or action.source == action.to:
        return no(RULE, tr("something must move"))
    if action.what in ("cash", "income"):
        return _why_not_money(play, action)
    if action.what in play.table.rules.tokens:
        return _why_not_tokens(play, action)
    if action.what in play.table.colours:
        return _why_not_cubes(play, action)
    if action.what == "disc":
        return why_not_disc(play, action)
    if is_tile(action.what):
        return why_not_tile(play, action)
    return no(RULE, tr("nobody can agree on {what}", what=action.what))


def move(play: Play, action: Agree) -> None:
    """Does what all have agreed on."""
    if action.what in ("cash", "income"):
        for place, amount in ((action.source, -action.amount), (action.to, action.amount)):
            seat = seat_named(play, place)
            if seat is not None:
                player = play.state.seats[seat]
                setattr(player, action.what, getattr(player, action.what) + amount)
    elif action.what in play.table.rules.tokens:
        source, to = seat_named(play, action.source), seat_named(play, action.to)
        if source is not None:
            return_tokens(play, source, action.what, action.amount)
        if to is not None:
            gain_tokens(play, to, action.what, action.amount)
    elif action.what == "disc":
        move_disc(play, action)
    elif is_tile(action.what):
        move_tile(play, action)
    else:
        _move_cubes(play, action)


# -- money


def _why_not_money(play: Play, action: Agree) -> Refusal | None:
    for place in (action.source, action.to):
        if place != BANK and seat_named(play, place) is None:
            return no(RULE, tr("{place} is neither the bank nor a player", place=place))
    source = seat_named(play, action.source)
    if source is None:
        return None
    player, least = play.state.seats[source], play.table.rules.money.bankrupt_below
    if action.what == "cash" and player.cash < action.amount:
        return no(
            "INV-AOS-01",
            tr("{source} has only ${cash}", source=play.name(source), cash=player.cash),
        )
    if action.what == "income" and player.income - action.amount < least:
        return no(
            "INV-AOS-04",
            tr(
                "{source} has an income of {income}", source=play.name(source), income=player.income
            ),
        )
    return None


# -- tokens


def _why_not_tokens(play: Play, action: Agree) -> Refusal | None:
    for place in (action.source, action.to):
        if place != SUPPLY and seat_named(play, place) is None:
            return no(RULE, tr("{place} is neither the supply nor a player", place=place))
    source = seat_named(play, action.source)
    supply = play.table.rules.tokens[action.what].supply
    there = play.state.tokens if source is None else play.state.seats[source].tokens
    is_endless = source is None and supply is None
    if not is_endless and there.get(action.what, 0) < action.amount:
        return no(
            "INV-SC-03",
            tr("there are not so many {what} at {source}", what=action.what, source=action.source),
        )
    return None


# -- cubes


def _pile(play: Play, place: str) -> Counts | None:
    """Where cubes lie uncounted by place, or are kept."""
    state, seat = play.state, seat_named(play, place)
    if seat is not None:
        return state.seats[seat].kept
    return {BAG: state.bag, SUPPLY: state.supply, OUT: state.gone}.get(place)


def _is_on_map(play: Play, place: str) -> bool:
    return place in play.table.scenario.cities or place in play.table.hexes


def _why_not_cubes(play: Play, action: Agree) -> Refusal | None:
    state, colour = play.state, action.what
    for place in (action.source, action.to):
        is_known = _pile(play, place) is not None or _is_on_map(play, place)
        if not is_known and place not in state.display:
            return no(RULE, tr("no cubes lie at {place}", place=place))
    pile = _pile(play, action.source)
    there = state.cubes.get(action.source, {}) if pile is None else pile
    number = there.get(colour, 0)
    if pile is None and not _is_on_map(play, action.source):
        number = state.display[action.source].count(colour)
    if number < action.amount:
        return no(
            "INV-AOS-05",
            tr("{number} such cubes lie at {source}", number=number, source=action.source),
        )
    if action.to in state.closed:
        return no("INV-AOM-03", tr("{to} takes no cubes any more", to=action.to))
    is_column = _pile(play, action.to) is None and not _is_on_map(play, action.to)
    if is_column and state.display[action.to].count("") < action.amount:
        return no(RULE, tr("the column {to} has too little room", to=action.to))
    return None


def _move_cubes(play: Play, action: Agree) -> None:
    for place, number in ((action.source, -action.amount), (action.to, action.amount)):
        pile = _pile(play, place)
        if pile is not None:
            put(pile, action.what, number)
        elif _is_on_map(play, place):
            lie_down(play.state, place, action.what, number)
        else:
            _change_column(play, place, action.what, number)


def _change_column(play: Play, column: str, colour: str, number: int) -> None:
    """Takes the topmost cubes of a colour away, or fills empty squares from the top."""
    squares = list(play.state.display[column])
    old, new = ("", colour) if number > 0 else (colour, "")
    for _ in range(abs(number)):
        squares[squares.index(old)] = new
    play.state.display[column] = tuple(squares)
