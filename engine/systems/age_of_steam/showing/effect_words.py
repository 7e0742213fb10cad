"""What actions and tokens do for whoever has them, in words."""

from collections.abc import Callable, Iterable
from typing import Any

from engine.systems.age_of_steam.state.play import Play
from model.amounts_in_words import counted, listed
from model.systems.age_of_steam.conditions.cases import number
from model.systems.age_of_steam.conditions.selector import Situation
from model.systems.age_of_steam.rules import effects as of

PHASES = {"shares": "Issue Shares", "build": "Build Track", "move": "Move Goods"}
_AUCTION = {
    "pass-once": "may stay in the next auction once without a bid",
    "auto-pass": "must pass in the next auction",
    "first": "is first in the next order",
}


def effects_in_words(play: Play, seat: int, effects: Iterable[Any]) -> str:
    """All that some effects do, as one line."""
    situation = play.situation(seat)
    told = [_TOLD[type(one)](play, one, situation) for one in effects]
    return "; ".join(one[:1].upper() + one[1:] for one in told if one)


def _order(place: str, phases: Iterable[str], next_turn: bool) -> str:
    when = " of the next turn" if next_turn else ""
    return f"{place} in {listed([PHASES[one] for one in phases])}{when}"


def _production(_play: Play, effect: of.Production, now: Situation) -> str:
    rule = effect.production
    if rule.source == "column":
        return "brings the cubes of a display column to their city"
    where = "on the display" if rule.to == "display" else f"in a {rule.to}"
    return f"draws {counted(number(rule.draw, now), 'cube')} and puts them {where}"


def _discount(_play: Play, effect: of.Discount, _now: Situation) -> str:
    rule = effect.discount
    which = "all tiles" if rule.tile == "all" else f"the {rule.tile} tile"
    cut = {"free": "is free", "half": "costs half"}.get(str(rule.cut), f"costs ${rule.cut} less")
    return f"{which} {cut}"


def _passing(_play: Play, effect: of.PassOwn, _now: Situation) -> str:
    rule = effect.pass_own
    cost = f" for ${rule.price} each" if rule.price else ""
    times = counted(rule.per_move, "city", "cities")
    return f"a cube may pass {times} that would take it{cost}"


def _tokens(play: Play, effect: of.GainToken, _now: Situation) -> str:
    token = effect.gain_token
    name = play.table.rules.tokens[token.id].name or token.id
    return f"gains {'a' if token.count == 1 else token.count} {name}"


_TOLD: dict[type[Any], Callable[[Play, Any, Situation], str]] = {
    of.First: lambda _play, one, _now: _order("first", one.first, one.next_turn),
    of.Last: lambda _play, one, _now: _order("last", one.last, one.next_turn),
    of.Auction: lambda _play, one, _now: _AUCTION[one.auction],
    of.BuildLimit: lambda _play, one, now: f"{number(one.build_limit, now)} builds in all",
    of.BuildAdd: lambda _play, one, now: f"{number(one.build_add, now):+} builds",
    of.EngineUp: lambda _play, one, now: f"engine {number(one.engine, now):+} at once",
    of.EngineTurn: lambda _play, one, now: f"{number(one.engine_turn, now):+} link in this turn",
    of.Raises: lambda _play, one, now: (
        f"raises the engine up to {counted(number(one.raises, now), 'time')} in this turn"
    ),
    of.Urbanize: lambda _play, one, now: (
        f"{counted(number(one.urbanize, now), 'New City', 'New Cities')} in the own build"
    ),
    of.Production: _production,
    of.Discount: _discount,
    of.Surcharge: lambda _play, one, now: f"every tile costs ${number(one.surcharge, now)} more",
    of.Moves: lambda _play, one, now: (
        f"moves goods in {counted(number(one.moves, now), 'round')} only"
    ),
    of.PassOwn: _passing,
    of.Lifts: lambda _play, one, _now: (
        f"free of {listed([x.replace('-', ' ') for x in one.lifts])}"
    ),
    of.GainToken: _tokens,
    of.FromOthers: lambda _play, one, now: (
        f"${number(one.from_others, now)} from each other player"
    ),
    of.Teleport: lambda _play, one, _now: f"a cube may go by {one.teleport.replace('-', ' ')}",
}
