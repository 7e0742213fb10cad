"""What comes of actions, in a few words below their titles."""

from collections.abc import Callable
from typing import Any

from engine.protocol import Action
from engine.systems.age_of_steam.actions import goods_kinds as goods
from engine.systems.age_of_steam.actions import kinds as act
from engine.systems.age_of_steam.actions import track_kinds as track
from engine.systems.age_of_steam.effects.held import effects_of_action
from engine.systems.age_of_steam.effects.limits import build_limit, engine_value
from engine.systems.age_of_steam.game.game import AgeOfSteamGame
from engine.systems.age_of_steam.phases.building.finishing import eligible, money_for
from engine.systems.age_of_steam.phases.ordering.auction import to_pay
from engine.systems.age_of_steam.showing.effect_words import effects_in_words
from engine.systems.age_of_steam.showing.forecast import forecast
from model.amounts_in_words import counted, listed
from model.systems.age_of_steam.conditions.cases import number
from model.systems.age_of_steam.track.links import Link
from model.wording.speech import tr

PLACES = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")


def about(game: AgeOfSteamGame, action: Action) -> str:
    """What comes of an action; nothing where its title says all of it."""
    told = _TOLD.get(type(action))
    return "" if told is None or game.state.agreement is not None else told(game, action)


def _issue(game: AgeOfSteamGame, action: act.Issue) -> str:
    play, seat = game.position, game.position.actor
    then = forecast(play, seat, action.shares)
    told = []
    if action.shares:
        raised = action.shares * number(play.table.rules.shares.price, play.situation(seat))
        upkeep = action.shares * play.table.rules.money.expenses.share
        told.append(
            tr("${raised} now, ${upkeep} more expenses in every turn", raised=raised, upkeep=upkeep)
        )
        terms = [one for one in play.table.rules.scoring if one.term == "shares"]
        points = sum(one.times * action.shares // one.per for one in terms)
        told += [tr("{points} points at the end", points=points)] if points else []
    if then.is_out:
        told.append(tr("as things stand, bankrupt at the end of the turn"))
    elif then.short:
        told.append(tr("as things stand, ${short} short at the end of the turn", short=then.short))
    return "; ".join(told)


def _bid(game: AgeOfSteamGame, action: act.Bid) -> str:
    play = game.position
    costs = [
        f"{PLACES[place - 1]} ${to_pay(play, play.actor, place, action.amount)}"
        for place in range(1, len(play.state.doing.left) + 1)
    ]
    return tr("To be paid as {costs}", costs=listed(costs))


def _pass(game: AgeOfSteamGame, _action: act.Pass) -> str:
    play, doing = game.position, game.state.doing
    if game.state.phase != "order":
        return tr("Until somebody moves a cube")
    place = len(doing.left)
    paid = to_pay(play, play.actor, place, doing.bids.get(play.actor, 0))
    return tr("The {places} place in the order for ${paid}", places=PLACES[place - 1], paid=paid)


def _take(game: AgeOfSteamGame, action: act.Take) -> str:
    play = game.position
    if action.action not in play.table.actions:
        return ""
    effects = effects_of_action(play, play.actor, action.action)
    return effects_in_words(play, play.actor, effects)


def _spend(game: AgeOfSteamGame, action: track.Spend) -> str:
    play = game.position
    if action.benefit not in play.table.benefits:
        return ""
    token, benefit = play.table.benefits[action.benefit]
    name = play.table.rules.tokens[token].name or token
    does = effects_in_words(play, play.actor, (benefit.effect,))
    return tr("{does}, for {cost}", does=does, cost=counted(benefit.cost, name))


def _engine(game: AgeOfSteamGame, _action: goods.Engine) -> str:
    play, ladder = game.position, game.table.rules.engine.ladder
    rung, each = play.mover.rung, game.table.rules.money.expenses.engine
    if rung + 1 >= len(ladder):
        return ""
    before, after = engine_value(play, play.actor), ladder[rung + 1]
    more = (after - before) * number(each, play.situation(play.actor))
    return tr(
        "From {before} to {after} links; ${more} more expenses in every turn",
        before=before,
        after=after,
        more=more,
    )


def _urbanize(game: AgeOfSteamGame, action: track.Urbanize) -> str:
    tile = game.table.part.new_cities.get(action.new_city)
    if tile is None:
        return ""
    colours = [game.table.colour_name(one) for one in tile.colours.among(game.table.colours)]
    return tr("Takes {colours}", colours=listed(colours)) if colours else ""


def _nationalise(game: AgeOfSteamGame, action: track.Nationalise) -> str:
    found = eligible(game.position).get(action.link)
    if not isinstance(found, Link):
        return ""
    return tr(
        "${money_for} and a token; the track is nobody's any more",
        money_for=money_for(game.position, found),
    )


def _done(game: AgeOfSteamGame, _action: track.Done) -> str:
    if game.state.doing.stage != "build":
        return ""
    left = build_limit(game.position, game.position.actor) - game.state.doing.builds
    return (
        tr("{builds} left", builds=counted(left, "build"))
        if left > 0
        else tr("All builds are used")
    )


def _draw(game: AgeOfSteamGame, _action: act.Draw) -> str:
    left = sum(game.state.bag.values())
    return tr("{cubes_are} in the bag", cubes_are=counted(left, "cube is", "cubes are"))


def _sell(game: AgeOfSteamGame, _action: act.Sell) -> str:
    return tr("${private_sale} now", private_sale=game.table.rules.shares.private_sale or 0)


_TOLD: dict[type[Any], Callable[[AgeOfSteamGame, Any], str]] = {
    act.Issue: _issue,
    act.Bid: _bid,
    act.Pass: _pass,
    act.Top: lambda _game, _action: tr("Once in this auction"),
    act.Take: _take,
    act.Draw: _draw,
    act.Sell: _sell,
    track.Spend: _spend,
    track.Urbanize: _urbanize,
    track.Nationalise: _nationalise,
    track.Done: _done,
    goods.Engine: _engine,
    goods.Move: lambda _game, _action: tr("Link by link"),
}
