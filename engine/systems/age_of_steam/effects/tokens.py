"""Tokens: giving some back for what they buy (SC-TOKEN-01 to -08)."""

from collections.abc import Iterator

from engine.protocol import Happening, Refusal
from engine.systems.age_of_steam.actions.track_kinds import Spend
from engine.systems.age_of_steam.effects.limits import build_limit
from engine.systems.age_of_steam.state.play import Play, no
from engine.systems.age_of_steam.state.tokens import return_tokens
from model.amounts_in_words import counted
from model.systems.age_of_steam.rules.effects import BuildLimit
from model.wording.speech import tr


def spends(play: Play, window: str, builds: int = 0) -> Iterator[Spend]:
    """What the actor may buy with tokens now; `builds` is how many he has used up."""
    for benefit in play.table.benefits:
        action = Spend(benefit)
        if why_not_spend(play, action, window, builds) is None:
            yield action


def why_not_spend(play: Play, action: Spend, window: str, builds: int = 0) -> Refusal | None:
    """Why a token may not buy this now."""
    if action.benefit not in play.table.benefits:
        return no("SC-TOKEN-02", tr("no token buys {benefit}", benefit=action.benefit))
    token, benefit = play.table.benefits[action.benefit]
    if window not in benefit.window:
        return no(
            "SC-TOKEN-02", tr("{benefit} is not bought in this phase", benefit=action.benefit)
        )
    if benefit.once_per_turn and action.benefit in play.mover.spent:
        return no("SC-TOKEN-03", tr("{benefit} is bought once in a turn", benefit=action.benefit))
    if play.mover.tokens.get(token, 0) < benefit.cost:
        need = counted(benefit.cost, "token")
        return no(
            "SC-TOKEN-02",
            tr("{benefit} costs {need}, and you have too few", benefit=action.benefit, need=need),
        )
    if isinstance(benefit.effect, BuildLimit) and not _gives_builds(play, action, builds):
        return no("SC-TOKEN-05", tr("more builds are bought when the others are used up"))
    return None


def _gives_builds(play: Play, action: Spend, builds: int) -> bool:
    """Whether the builds are used up, and the token gives more."""
    limit, player = build_limit(play, play.actor), play.mover
    if builds < limit:
        return False
    before, player.spent = player.spent, (*player.spent, action.benefit)
    more = build_limit(play, play.actor) > limit
    player.spent = before
    return more


def spend(play: Play, action: Spend) -> Happening:
    """The token goes back to the supply, and what it buys holds for this turn."""
    token, benefit = play.table.benefits[action.benefit]
    player, seat = play.mover, play.actor
    return_tokens(play, seat, token, benefit.cost)
    player.spent = (*player.spent, action.benefit)
    text = tr(
        "{seat} spends {tokens} for {benefit}",
        seat=play.name(seat),
        tokens=counted(benefit.cost, "token"),
        benefit=action.benefit,
    )
    return Happening("spend", seat, text, {"benefit": action.benefit, "tokens": benefit.cost})
