"""What holds from one state to the next, whatever was played."""

from collections.abc import Iterator, Sequence

from engine.protocol import Action, Happening
from engine.systems.age_of_steam.game.game import AgeOfSteamGame
from model.systems.age_of_steam.track.owners import NATIONALISED, NOBODY


def broken_over_time(
    before: AgeOfSteamGame, after: AgeOfSteamGame, action: Action, told: Sequence[Happening]
) -> Iterator[str]:
    """The invariants that a step breaks, by their IDs."""
    yield from _players(before, after)
    yield from _money(before, action, told)
    if before.state.phase == after.state.phase == "build":
        yield from _building(before, after, action)
    yield from _links(before, after, action, told)
    if after.state.turn not in (before.state.turn, before.state.turn + 1):
        yield "INV-AOS-26"


def _players(before: AgeOfSteamGame, after: AgeOfSteamGame) -> Iterator[str]:
    for old, new in zip(before.state.seats, after.state.seats, strict=True):
        if new.shares < old.shares:
            yield "INV-AOS-02"
        if new.rung < old.rung:
            yield "INV-AOS-03"
        if old.role and new.role != old.role:
            yield "INV-AOM-09"
        same_turn = before.state.turn == after.state.turn
        if same_turn and new.spent[: len(old.spent)] != old.spent:
            yield "INV-SC-07"
        if len(set(new.spent)) != len(new.spent):
            yield "INV-SC-07"


def _money(before: AgeOfSteamGame, action: Action, told: Sequence[Happening]) -> Iterator[str]:
    """What players of the auction pay is what is told; building brings no income."""
    trial = before.copy()
    if before.state.phase == "order":
        news = trial.play(action)
        if trial.state.phase in ("order", "actions") and trial.state.turn == before.state.turn:
            paid = sum(one.facts.get("paid", 0) for one in news)
            cash = [sum(seat.cash for seat in one.state.seats) for one in (before, trial)]
            if trial.state.phase == "order" and cash[0] - cash[1] != paid:
                yield "INV-AOS-17"
    for one in told:
        if one.kind == "lay" and "income" in one.facts:
            yield "INV-AOS-19"


def _building(before: AgeOfSteamGame, after: AgeOfSteamGame, action: Action) -> Iterator[str]:
    same = before.actor == after.actor and action.WORD in ("lay", "town")
    if same and len(set(after.state.doing.hexes)) != len(after.state.doing.hexes):
        yield "INV-AOS-20"
    if same and sum(s.income for s in after.state.seats) != sum(
        s.income for s in before.state.seats
    ):
        yield "INV-AOS-19"


def _links(
    before: AgeOfSteamGame, after: AgeOfSteamGame, action: Action, told: Sequence[Happening]
) -> Iterator[str]:
    """Links vanish by urbanization only, and belong to another player never."""
    if action.WORD in ("rollback", "agree", "accept"):
        return
    old = {(link.ends, link.special, link.key): link for link in before.state.track.links()}
    new = {(link.ends, link.special, link.key): link for link in after.state.track.links()}
    out = {one.seat for one in told if one.kind == "out"}
    for key, link in old.items():
        if key not in new:
            if action.WORD != "urbanize" and not link.special:
                yield f"INV-AOS-21 {link}"
            continue
        owner = new[key].owner
        if owner == link.owner:
            continue
        if link.owner == NATIONALISED:
            yield "INV-SC-04"
        elif (owner >= 0 and link.owner != NOBODY) or (owner == NOBODY and link.owner not in out):
            yield "INV-AOS-22"
