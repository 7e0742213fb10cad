"""Invariants that need two states: a watcher is told of every action and says what it broke."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.protocol import Action, Happening, Refusal
from engine.systems.crayon.actions import kinds as act
from engine.systems.crayon.game.game import CrayonGame
from engine.systems.crayon.resuming import game_from_plain
from engine.systems.crayon.state.play import Play, no
from engine.systems.crayon.state.track import Track
from model.systems.crayon.network.network import edge_ends, edge_key
from model.systems.crayon.things.effects import Bonus, CloseCrossing, Errand

OPERATIONS = (
    *(act.Move, act.Sail, act.Load, act.Collect, act.Fetch),
    *(act.Deliver, act.Ship, act.Drop, act.Jettison),
)
PICKUPS = (act.Load, act.Collect, act.Fetch)
DELIVERIES = (act.Deliver, act.Ship)
RESTARTS = (act.Restart, act.Protect, act.Pass)


@dataclass(slots=True)
class Step:
    """One action with what it found, what happened, and what it left."""

    before: Play
    action: Action
    happenings: Sequence[Happening]
    after: Play

    @property
    def is_same_turn(self) -> bool:
        one, other = self.before.state, self.after.state
        turns = [[seat.turns for seat in state.seats] for state in (one, other)]
        where = [(state.turn.seat, state.turn.round) for state in (one, other)]
        return turns[0] == turns[1] and where[0] == where[1]

    def told(self, kind: str) -> list[Happening]:
        return [one for one in self.happenings if one.kind == kind]


@dataclass(slots=True)
class Watcher:
    """Looks at every action of a game; every so many it also plays the action again."""

    every: int = 20
    """How often an action is played a second time, from a copy and from plain data."""
    seen: int = 0

    def saw(
        self,
        before: CrayonGame,
        action: Action,
        happenings: Sequence[Happening],
        after: CrayonGame,
    ) -> list[Refusal]:
        """What an action broke; `before` is a copy made before it was played."""
        step = Step(before.position, action, happenings, after.position)
        found = [refusal for look in LOOKS for refusal in look(step)]
        self.seen += 1
        if self.every and self.seen % self.every == 0:
            found += played_again(before, action, happenings, after)
        return found


def played_again(
    before: CrayonGame, action: Action, happenings: Sequence[Happening], after: CrayonGame
) -> list[Refusal]:
    """INV-CRY-30 and -31: a copy and a reloaded game go on in the same way."""
    text = json.dumps(before.to_plain())
    ways = {
        "INV-CRY-30": before.copy(),
        "INV-CRY-31": game_from_plain(before.scenario, json.loads(text)),
    }
    found = []
    for rule, game in ways.items():
        again = game.play(action)
        if game.to_plain() != after.to_plain() or again != list(happenings):
            found.append(no(rule, f"{action} leads to another state when it is played again"))
    return found


# -- what each action may do


def _running(step: Step) -> Iterator[Refusal]:
    """INV-CRY-16: a step used track, an open red area, or a ferry."""
    action, before = step.action, step.before
    if isinstance(action, act.Move):
        train = before.mover.trains[action.train - 1]
        to = before.table.network.index(action.to)
        red = to in before.table.network.red_steps(train.at) and not _is_flooded(step, train.at, to)
        if edge_key(train.at, to) not in before.state.track.sections and not red:
            yield no("INV-CRY-16", f"{action} went where no track leads")
    elif isinstance(action, act.Sail):
        owners = before.state.track.owners_of(action.ferry)
        own = before.table.ferries[action.ferry].rentable
        rentable = before.table.rules.ferry.rentable if own is None else own
        if before.seat not in owners and not (rentable and owners):
            yield no("INV-CRY-16", f"{action} used a ferry of {len(owners)} others")


def _is_flooded(step: Step, a: int, b: int) -> bool:
    """Whether a card in play closes an edge of a red area that lies over a river."""
    play = step.before
    if play.table.rules.flood.red_area == "open":
        return False
    effects = [e for one in play.state.in_play for e in play.table.events[one.event].effects]
    waters = {w for e in effects if isinstance(e, CloseCrossing) for w in e.waters}
    rivers = {w for w in waters if play.table.scenario.waters[w].kind == "river"}
    return any(edge_key(a, b) in play.table.over[water] for water in rivers)


def _rent(step: Step) -> Iterator[Refusal]:
    """INV-CRY-18: who is paid owns the track, ferry or link that was used."""
    before, after = step.before.state.turn, step.after.state.turn
    if not step.is_same_turn:
        return
    for key in after.paid[len(before.paid) :]:
        if key[1] not in _used(step):
            yield no("INV-CRY-18", f"{step.action} paid seat {key[1] + 1}, whose track is not used")


def _used(step: Step) -> set[int]:
    """The seats whose track, ferry or link an action uses."""
    play, action = step.before, step.action
    track: Track = play.state.track
    train = play.train(getattr(action, "train", 0))
    if train is None:
        return set()
    match action:
        case act.Move(to):
            owner = track.owner_between(train.at, play.table.network.index(to))
            return set() if owner is None else {owner}
        case act.Backtrack():
            owner = track.owner_between(train.at, train.came_from)
            return set() if owner is None else {owner}
        case act.Sail(ferry):
            return set(track.owners_of(ferry))
    links = play.table.links_at.get(train.at, ())
    return {owner for link in links for owner in track.owners_of(link)}


def _lost_turns(step: Step) -> Iterator[Refusal]:
    """INV-CRY-19: in a lost turn nothing changes but the direction of a train (CRY-VAR-26)."""
    before, after = step.before.state, step.after.state
    if before.turn.phase != "lost" or before.agenda:
        return
    seat = before.turn.seat
    one, other = before.seats[seat], after.seats[seat]
    moved = [train.at for train in one.trains] != [train.at for train in other.trains]
    loads = [train.loads for train in one.trains] != [train.loads for train in other.trains]
    built = before.track.sections_of(seat) != after.track.sections_of(seat)
    if moved or loads or built or one.hand != other.hand:
        yield no("INV-CRY-19", f"{step.action} was done in a lost turn")


def _for_good(step: Step) -> Iterator[Refusal]:
    """INV-CRY-23."""
    before, after = step.before.state, step.after.state
    if before.cash_public and not after.cash_public:
        yield no("INV-CRY-23", "cash that was public is private again")
    if after.rains[: len(before.rains)] != before.rains:
        yield no("INV-CRY-23", f"of the rains {before.rains} only {after.rains} are left")


def _order(step: Step) -> Iterator[Refusal]:
    """INV-CRY-24: nothing of operations follows building in a turn."""
    phases = step.before.state.turn.phase, step.after.state.turn.phase
    builds = phases[0] in ("building", "build-round")
    back = builds and step.is_same_turn and phases[1] != phases[0] and phases[0] != "build-round"
    if (builds and isinstance(step.action, OPERATIONS)) or back:
        yield no("INV-CRY-24", f"{step.action} led from {phases[0]} to {phases[1]}")


def _errands(step: Step) -> Iterator[Refusal]:
    """INV-CRY-25."""
    what = {PICKUPS: "pickup", DELIVERIES: "delivery"}
    barred = {
        bar
        for event in step.before.mover.errands
        for effect in step.before.table.events[event].effects
        if isinstance(effect, Errand)
        for bar in effect.bars
    }
    for kinds, word in what.items():
        if isinstance(step.action, kinds) and word in barred:
            owed = ", ".join(step.before.mover.errands)
            yield no("INV-CRY-25", f"{step.action} was done although {owed} bars it")


def _deliveries(step: Step) -> Iterator[Refusal]:
    """INV-CRY-26 and -27."""
    before, after = step.before, step.after
    for one in step.told("deliver"):
        card, facts = one.facts["card"], one.facts
        wanted = (facts["city"], facts["good"], facts["printed"])
        held = card in (*before.mover.hand, *before.state.open_contracts)
        if not held or wanted not in before.table.cards[card].demands:
            yield no("INV-CRY-26", f"card {card} is not at hand, or asks for no {wanted}")
        if not step.told("reshuffle") and card not in after.state.discards:
            yield no("INV-CRY-26", f"card {card} was fulfilled and is not among the discards")
        due = facts["printed"] + _bonus(before, facts["city"], facts["good"])
        if facts["amount"] != due:
            yield no("INV-CRY-27", f"{wanted} paid {facts['amount']}, not {due}")
    if isinstance(step.action, DELIVERIES) and len(step.told("deliver")) != 1:
        yield no("INV-CRY-26", f"{step.action} delivered {len(step.told('deliver'))} loads")


def _bonus(play: Play, city: str, good: str) -> int:
    """What cards in play add to a payout; two copies of a card count twice."""
    found = [e for one in play.state.in_play for e in play.table.events[one.event].effects]
    amounts = [
        bonus.amount
        for bonus in found
        if isinstance(bonus, Bonus)
        and city in (bonus.cities or (city,))
        and good in (bonus.goods or (good,))
    ]
    return sum(amounts) if play.table.rules.event.bonus_add else max(amounts, default=0)


def _owners(step: Step) -> Iterator[Refusal]:
    """INV-CRY-29."""
    before, after = step.before.state.track.sections, step.after.state.track.sections
    if before == after:
        return
    erased = {one.facts.get("edge") for one in step.told("erase")}
    for edge in sorted({*before, *after}):
        was, now = before.get(edge), after.get(edge)
        if was != now and not _explains(step, edge, was, now, edge in erased):
            cells = _cells(step, edge)
            yield no("INV-CRY-29", f"{step.action} gave {cells} of seat {was} to seat {now}")


def _cells(step: Step, edge: int) -> str:
    cell = step.before.table.network.cell
    return " ".join(str(cell(end)) for end in edge_ends(edge))


def _explains(step: Step, edge: int, was: int | None, now: int | None, erased: bool) -> bool:
    """Whether a rule gives the reason for another owner of an edge."""
    play, action = step.before, step.action
    if was is None:
        ends = isinstance(action, act.Build) and play.table.network.edge(action.origin, action.end)
        return now == play.seat and edge == ends
    if now is None:
        return erased or (isinstance(action, RESTARTS) and was == play.seat)
    offer = play.state.turn.offer
    traded = isinstance(action, act.Agree) and offer is not None
    return traded and offer is not None and edge in (*offer.asks, *offer.gives)


LOOKS = (_running, _rent, _lost_turns, _for_good, _order, _errands, _deliveries, _owners)
