"""Players from one state to the next: shares, engines, roles, tokens, actions, turns, scores."""

from collections.abc import Iterator

from engine.protocol import Refusal
from engine.systems.age_of_steam.actions.track_kinds import Rollback
from engine.systems.age_of_steam.ending.scoring import score
from engine.systems.age_of_steam.plain.writing import game_to_plain
from engine.systems.age_of_steam.resuming import game_from_plain
from engine.systems.age_of_steam.state.play import Play, no
from engine.systems.age_of_steam.state.state import Seat
from model.systems.age_of_steam.conditions.cases import values_of
from tests.engine.systems.age_of_steam.invariants.steps import Step


def possessions(step: Step) -> Iterator[Refusal]:
    """INV-AOS-02, -03, INV-AOM-09: shares and engines never fall, roles never change."""
    is_given = step.before.state.phase == "roles"
    pairs = zip(step.before.state.seats, step.after.state.seats, strict=True)
    for number, (old, new) in enumerate(pairs):
        name = step.after.name(number)
        if new.shares < old.shares and not is_given:
            yield no("INV-AOS-02", f"{name} has fewer shares than before")
        if new.rung < old.rung and not is_given:
            yield no("INV-AOS-03", f"the engine of {name} has fallen")
        if old.role and new.role != old.role:
            yield no("INV-AOM-09", f"{name} has another role")
        if old.left and not new.left:
            yield no("AOS-EXPENSE-04", f"{name} has come back")


def turns(step: Step) -> Iterator[Refusal]:
    """INV-AOS-26: turns come one after another."""
    if step.after.state.turn - step.before.state.turn not in (0, 1):
        yield no("INV-AOS-26", "a turn was left out")


def tokens(step: Step) -> Iterator[Refusal]:
    """INV-SC-03: tokens come by an action or for a link, and go for what they buy."""
    if step.is_agreed or isinstance(step.action, Rollback):
        return
    for number, new in enumerate(step.after.state.seats):
        old = sum(step.before.state.seats[number].tokens.values())
        gained = sum(one.facts["count"] for one in step.told("token") if one.seat == number)
        gained += sum(one.facts["tokens"] for one in step.told("nationalise") if one.seat == number)
        spent = sum(one.facts["tokens"] for one in step.told("spend") if one.seat == number)
        kept = 0 if new.left else old + gained - spent
        if sum(new.tokens.values()) != kept:
            yield no("INV-SC-03", f"{step.after.name(number)} should have {kept} tokens")


def choices(step: Step) -> Iterator[Refusal]:
    """INV-AOS-15: when all have chosen, everybody holds an action, unless rules say otherwise."""
    if step.before.state.phase != "actions" or step.after.state.phase != "build":
        return
    for number in step.after.state.order:
        seat = step.after.state.seats[number]
        if not seat.action and not _may_go_without(step.after, seat):
            yield no("INV-AOS-15", f"{step.after.name(number)} holds no action")


def _may_go_without(play: Play, seat: Seat) -> bool:
    """Whether choosing is left to players, or somebody may find nothing (AOM-ACTION-05)."""
    rules = play.table.rules
    is_scarce = len(play.table.actions) < play.state.players or any(
        one.when is not None
        or one.price_step
        or any(map(bool, values_of(one.price)))
        or any(uses is not None for uses in values_of(one.uses_per_player))
        or any(uses is not None for uses in values_of(one.uses_total))
        for one in play.table.actions.values()
    )
    is_free = "optional" in values_of(rules.actions.choice)
    pile = rules.actions.pile
    limited = bool(rules.actions.availability or play.table.roles or (pile and pile.to == "bank"))
    return seat.goes_without or is_free or is_scarce or limited


def scores(step: Step) -> Iterator[Refusal]:
    """INV-AOS-25: what is scored follows from the last state alone, term by term."""
    play = step.after
    if play.state.result is None:
        return
    again = game_from_plain(play.table.scenario, game_to_plain(play)).scores()
    for number, seat in enumerate(play.state.seats):
        told = score(play, number)
        if again[number] != told or told != _counted(play, number, seat):
            yield no("INV-AOS-25", f"{play.name(number)} has {told} points by another count")


def _counted(play: Play, number: int, seat: Seat) -> int:
    """The terms as the rules say them, each worked out from the state in its own way."""
    state, track = play.state, play.state.track
    of_track = [chain for chain in track.chains.values() if chain.is_link]
    sections = sum(len(chain.sections) for chain in of_track if chain.owner == number)
    for special in track.specials():
        sections += special.points * track.claims[special.id].count(number)
    gone = [one.left for one in state.seats if one.left]
    known = {
        "income": seat.income,
        "shares": seat.shares,
        "cash": seat.cash,
        "owned_sections": sections,
        "kept_cubes": sum(seat.kept.values()),
        "turns_lasted": seat.left or max(gone or [state.turn]) + 1,
        **{f"token.{token}": count for token, count in seat.tokens.items()},
    }
    for colour in play.table.colours:
        known[f"cubes_left.{colour}"] = sum(one.get(colour, 0) for one in state.cubes.values())
    return sum(one.times * (known.get(one.term, 0) // one.per) for one in play.table.rules.scoring)
