"""What actions and tokens do for whoever has them, in words."""

from collections.abc import Callable, Iterable
from typing import Any

from engine.systems.age_of_steam.state.play import Play
from model.amounts_in_words import counted, listed
from model.systems.age_of_steam.conditions.cases import number
from model.systems.age_of_steam.conditions.selector import Situation
from model.systems.age_of_steam.rules import effects as of
from model.wording.speech import later, tr

PHASES = {
    "shares": later("Issue Shares"),
    "build": later("Build Track"),
    "move": later("Move Goods"),
}
_AUCTION = {
    "pass-once": later("may stay in the next auction once without a bid"),
    "auto-pass": later("must pass in the next auction"),
    "first": later("is first in the next order"),
}


def effects_in_words(play: Play, seat: int, effects: Iterable[Any]) -> str:
    """All that some effects do, as one line."""
    situation = play.situation(seat)
    told = [_TOLD[type(one)](play, one, situation) for one in effects]
    return "; ".join(one[:1].upper() + one[1:] for one in told if one)


def _order(place: str, phases: Iterable[str], next_turn: bool) -> str:
    when = tr(" of the next turn") if next_turn else ""
    return tr(
        "{place} in {phases}{when}",
        place=place,
        phases=listed([tr(PHASES[one]) for one in phases]),
        when=when,
    )


def _production(_play: Play, effect: of.Production, now: Situation) -> str:
    rule = effect.production
    if rule.source == "column":
        return tr("brings the cubes of a display column to their city")
    where = tr("on the display") if rule.to == "display" else tr("in a {to}", to=rule.to)
    return tr(
        "draws {cubes} and puts them {where}",
        cubes=counted(number(rule.draw, now), "cube"),
        where=where,
    )


def _discount(_play: Play, effect: of.Discount, _now: Situation) -> str:
    rule = effect.discount
    which = tr("all tiles") if rule.tile == "all" else tr("the {tile} tile", tile=rule.tile)
    cut = {"free": tr("is free"), "half": tr("costs half")}.get(
        str(rule.cut), tr("costs ${cut} less", cut=rule.cut)
    )
    return f"{which} {cut}"


def _passing(_play: Play, effect: of.PassOwn, _now: Situation) -> str:
    rule = effect.pass_own
    cost = tr(" for ${price} each", price=rule.price) if rule.price else ""
    times = counted(rule.per_move, "city", "cities")
    return tr("a cube may pass {times} that would take it{cost}", times=times, cost=cost)


def _tokens(play: Play, effect: of.GainToken, _now: Situation) -> str:
    token = effect.gain_token
    name = play.table.rules.tokens[token.id].name or token.id
    return tr("gains {which} {name}", which="a" if token.count == 1 else token.count, name=name)


_TOLD: dict[type[Any], Callable[[Play, Any, Situation], str]] = {
    of.First: lambda _play, one, _now: _order("first", one.first, one.next_turn),
    of.Last: lambda _play, one, _now: _order("last", one.last, one.next_turn),
    of.Auction: lambda _play, one, _now: tr(_AUCTION[one.auction]),
    of.BuildLimit: lambda _play, one, now: tr(
        "{number} builds in all", number=number(one.build_limit, now)
    ),
    of.BuildAdd: lambda _play, one, now: tr("{number:+} builds", number=number(one.build_add, now)),
    of.EngineUp: lambda _play, one, now: tr(
        "engine {number:+} at once", number=number(one.engine, now)
    ),
    of.EngineTurn: lambda _play, one, now: tr(
        "{number:+} link in this turn", number=number(one.engine_turn, now)
    ),
    of.Raises: lambda _play, one, now: tr(
        "raises the engine up to {times} in this turn",
        times=counted(number(one.raises, now), "time"),
    ),
    of.Urbanize: lambda _play, one, now: tr(
        "{new_cities} in the own build",
        new_cities=counted(number(one.urbanize, now), "New City", "New Cities"),
    ),
    of.Production: _production,
    of.Discount: _discount,
    of.Surcharge: lambda _play, one, now: tr(
        "every tile costs ${number} more", number=number(one.surcharge, now)
    ),
    of.Moves: lambda _play, one, now: tr(
        "moves goods in {rounds} only", rounds=counted(number(one.moves, now), "round")
    ),
    of.PassOwn: _passing,
    of.Lifts: lambda _play, one, _now: tr(
        "free of {replace}", replace=listed([x.replace("-", " ") for x in one.lifts])
    ),
    of.GainToken: _tokens,
    of.FromOthers: lambda _play, one, now: tr(
        "${number} from each other player", number=number(one.from_others, now)
    ),
    of.Teleport: lambda _play, one, _now: tr(
        "a cube may go by {replace}", replace=one.teleport.replace("-", " ")
    ),
}
