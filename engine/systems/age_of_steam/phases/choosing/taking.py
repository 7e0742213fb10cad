"""Taking an action: what it costs and what it does at once (AOM-ACTION-04, -06, -08)."""

from collections.abc import Iterator
from typing import Any

from engine.protocol import Happening
from engine.systems.age_of_steam.actions.kinds import NONE
from engine.systems.age_of_steam.effects.held import effects_of
from engine.systems.age_of_steam.effects.limits import engine_value, raise_engine
from engine.systems.age_of_steam.phases.blocking import exists
from engine.systems.age_of_steam.phases.choosing.availability import price_of
from engine.systems.age_of_steam.state.cubes import put
from engine.systems.age_of_steam.state.play import Play
from engine.systems.age_of_steam.state.tokens import gain_tokens
from model.systems.age_of_steam.conditions.cases import number
from model.systems.age_of_steam.rules.effects import EngineUp, FromOthers, GainToken
from model.wording.speech import tr


def take(play: Play, seat: int, action: str) -> Iterator[Happening]:
    """A player has chosen, or goes without; what the role grants takes effect then as well."""
    if action != NONE:
        yield _taken(play, seat, action)
    for effect in effects_of(play, seat):
        yield from _at_once(play, seat, effect)


def _taken(play: Play, seat: int, action: str) -> Happening:
    state, player = play.state, play.state.seats[seat]
    paid, pile = price_of(play, seat, action), state.piles.pop(action, 0)
    rule = play.table.rules.actions.pile
    gained = pile if rule is not None and rule.to == "taker" else -pile
    player.cash += gained - paid
    player.action = action
    state.choices = (*state.choices, action)
    put(state.taken, action)
    put(player.taken, action)
    if action not in player.cycle:
        player.cycle = (*player.cycle, action)
    if action not in state.cycle:
        state.cycle = (*state.cycle, action)
    text = tr(
        "{seat} takes {action_name}",
        seat=play.name(seat),
        action_name=play.table.action_name(action),
    )
    changed = gained - paid
    if changed:
        text += (
            tr(" and receives ${changed}", changed=abs(changed))
            if changed > 0
            else tr(" and pays ${changed}", changed=abs(changed))
        )
    return Happening("take", seat, text, {"action": action, "cash": changed})


def _at_once(play: Play, seat: int, effect: Any) -> Iterator[Happening]:
    situation, name = play.situation(seat), play.name(seat)
    match effect:
        case EngineUp(engine):
            if raise_engine(play, seat, number(engine, situation)):
                text = tr(
                    "{name}'s engine is {engine_value} now",
                    name=name,
                    engine_value=engine_value(play, seat),
                )
                yield Happening("engine", seat, text, {"engine": engine_value(play, seat)})
        case GainToken(tokens):
            gained = gain_tokens(play, seat, tokens.id, tokens.count)
            what = play.table.rules.tokens[tokens.id].name or tokens.id
            text = tr(
                "{name} gains {which} {what}",
                name=name,
                which="a" if gained == 1 else gained,
                what=what,
            )
            if gained:
                yield Happening("token", seat, text, {"token": tokens.id, "count": gained})
        case FromOthers(amount):
            yield from _from_others(play, seat, number(amount, situation))


def _from_others(play: Play, seat: int, amount: int) -> Iterator[Happening]:
    """Every other living player pays, as far as he can."""
    for other in play.state.order:
        payer = play.state.seats[other]
        paid = min(amount, payer.cash)
        if other != seat and paid > 0:
            payer.cash -= paid
            play.state.seats[seat].cash += paid
            text = tr(
                "{other} pays ${paid} to {seat}",
                other=play.name(other),
                paid=paid,
                seat=play.name(seat),
            )
            yield Happening("pay", other, text, {"cash": paid, "to": seat + 1})


def pile_up(play: Play) -> Iterator[Happening]:
    """After the last choice money goes on what nobody has taken (AOM-ACTION-08)."""
    state, pile = play.state, play.table.rules.actions.pile
    if pile is None:
        return
    amount = pile.per_player * len(state.order)
    for action in play.table.actions:
        is_open = action not in state.choices and action not in state.blocked
        if amount and is_open and exists(play, action) and action not in play.table.granted:
            put(state.piles, action, amount)
            text = tr(
                "${piles} lie on {action_name}",
                piles=state.piles[action],
                action_name=play.table.action_name(action),
            )
            yield Happening("pile", None, text, {"action": action, "cash": amount})
