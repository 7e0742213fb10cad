"""The forecast of a turn's money in words: the sum, and what follows from it."""

from collections.abc import Iterator

from engine.showing.beside_board import Ledger
from engine.systems.age_of_steam.game.game import AgeOfSteamGame
from engine.systems.age_of_steam.showing.forecast import Forecast, forecast, shares_needed
from model.amounts_in_words import counted
from model.wording.speech import tr


def ledger(game: AgeOfSteamGame, seat: int) -> Ledger | None:
    """What the end of the turn brings a player; None once the game is over for him."""
    if game.result is not None or seat in game.out:
        return None
    found = forecast(game.position, seat)
    return Ledger(
        tr(
            "End of turn {turn} for {names}, as things stand",
            turn=found.turn,
            names=game.names[seat],
        ),
        tuple(_entries(found)),
        tuple(_lines(game, seat, found)),
        bool(found.short),
    )


def _entries(found: Forecast) -> Iterator[tuple[str, str]]:
    yield "cash", f"${found.cash}"
    yield "income", f"+{found.income}"
    yield "shares", f"-{found.shares}"
    yield "engine", f"-{found.engine}"
    if found.other:
        yield "other", f"-{found.other}"
    yield "left", f"${found.left}"


def _lines(game: AgeOfSteamGame, seat: int, found: Forecast) -> Iterator[str]:
    if found.short:
        yield from _shortage(game, seat, found)
    else:
        yield tr("${spare} can be spent before, and everything is still paid.", spare=found.spare)
    if found.reduced:
        yield tr("Income falls by {reduced} to {after}.", reduced=found.reduced, after=found.after)


def _shortage(game: AgeOfSteamGame, seat: int, found: Forecast) -> Iterator[str]:
    if found.is_out:
        yield tr("${short} short: bankrupt.", short=found.short)
    else:
        yield tr("${short} short: income falls to {after}.", short=found.short, after=found.after)
    state = game.state
    if state.phase != "shares" or seat not in (state.actor, *state.doing.seats):
        return
    needed = shares_needed(game.position, seat)
    if needed.to_pay is not None:
        verb = tr("pays") if needed.to_pay == 1 else tr("pay")
        yield tr(
            "{shares} {verb} for everything.", shares=counted(needed.to_pay, "share"), verb=verb
        )
    if found.is_out and needed.to_live is not None:
        verb = tr("keeps") if needed.to_live == 1 else tr("keep")
        yield tr(
            "{shares} {verb} you in the game.", shares=counted(needed.to_live, "share"), verb=verb
        )
