"""Tokens are given back for what they buy, in the phases that their window names (SC-TOKEN-02)."""

from collections.abc import Iterator

from engine.protocol import Happening, Refusal
from engine.systems.age_of_steam.actions.track_kinds import Spend
from engine.systems.age_of_steam.state.play import Play, no
from engine.systems.age_of_steam.state.tokens import return_tokens


def spendings(play: Play) -> Iterator[Spend]:
    """What the actor may buy with tokens now; a phase yields these among its actions."""
    for benefit in play.table.benefits:
        if why_not_spend(play, Spend(benefit)) is None:
            yield Spend(benefit)


def why_not_spend(play: Play, action: Spend) -> Refusal | None:
    known = play.table.benefits.get(action.benefit)
    if known is None:
        return no("SC-TOKEN-02", f"no token buys {action.benefit}")
    token, benefit = known
    if play.state.phase not in benefit.window:
        return no("SC-TOKEN-02", f"{action.benefit} cannot be bought in this phase")
    player, name = play.mover, play.table.rules.tokens[token].name or token
    if benefit.once_per_turn and action.benefit in player.spent:
        return no("SC-TOKEN-03", f"{action.benefit} can be bought once in a turn")
    if player.tokens.get(token, 0) < benefit.cost:
        return no("SC-TOKEN-02", f"{action.benefit} costs {benefit.cost} of {name}")
    return None


def spend(play: Play, action: Spend) -> Iterator[Happening]:
    """Gives the tokens back; what they buy is an effect of this turn from now on."""
    token, benefit = play.table.benefits[action.benefit]
    return_tokens(play, play.actor, token, benefit.cost)
    play.mover.spent = (*play.mover.spent, action.benefit)
    name = play.table.rules.tokens[token].name or token
    text = f"{play.name(play.actor)} spends {benefit.cost} × {name} on {action.benefit}"
    yield Happening("spend", play.actor, text, {"benefit": action.benefit, "tokens": benefit.cost})
