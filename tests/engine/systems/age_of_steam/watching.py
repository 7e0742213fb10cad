"""What an action may change on any map: a watcher is told of each and says what it broke."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.protocol import Action, Happening, Refusal
from engine.systems.age_of_steam.actions.kinds import Accept
from engine.systems.age_of_steam.actions.track_kinds import Done, Rollback, Urbanize
from engine.systems.age_of_steam.game.game import AgeOfSteamGame
from engine.systems.age_of_steam.resuming import game_from_plain
from engine.systems.age_of_steam.state.play import Play, no
from model.systems.age_of_steam.track.owners import NATIONALISED


@dataclass(slots=True)
class Step:
    """One action with what it found and what it left."""

    before: Play
    action: Action
    after: Play


@dataclass(slots=True)
class Watcher:
    """Looks at every action of a game; every so many it also plays the action again."""

    every: int = 20
    seen: int = 0

    def saw(
        self,
        before: AgeOfSteamGame,
        action: Action,
        happenings: Sequence[Happening],
        after: AgeOfSteamGame,
    ) -> list[Refusal]:
        """What an action broke; `before` is a copy made before it was played."""
        step = Step(before.position, action, after.position)
        found = [refusal for look in LOOKS for refusal in look(step)]
        self.seen += 1
        if self.every and self.seen % self.every == 0:
            found += played_again(before, action, happenings, after)
        return found


def played_again(
    before: AgeOfSteamGame, action: Action, happenings: Sequence[Happening], after: AgeOfSteamGame
) -> list[Refusal]:
    """INV-AOS-24: a copy and a game that was saved go on in the same way."""
    text, found = json.dumps(before.to_plain()), []
    ways = {"a copy": before.copy(), "a saved game": game_from_plain(before.scenario, _read(text))}
    listed = list(map(str, before.actions()))
    for way, game in ways.items():
        if list(map(str, game.actions())) != listed:
            found.append(no("INV-AOS-24", f"{way} has other actions"))
        again = game.play(action)
        if game.to_plain() != after.to_plain() or again != list(happenings):
            found.append(no("INV-AOS-24", f"{action} leads elsewhere in {way}"))
    if json.dumps(before.to_plain()) != text:
        found.append(no("INV-AOS-24", f"{action} in a copy has changed the game it was made of"))
    return found


def _read(text: str) -> dict[str, object]:
    read: dict[str, object] = json.loads(text)
    return read


# -- what an action may change


def _players(step: Step) -> Iterator[Refusal]:
    """INV-AOS-02, -03, INV-AOM-09: shares and engines never fall, roles never change."""
    if isinstance(step.action, Accept):
        return
    pairs = zip(step.before.state.seats, step.after.state.seats, strict=True)
    is_given = step.before.state.phase == "roles"
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


def _turns(step: Step) -> Iterator[Refusal]:
    """INV-AOS-26: turns come one after another."""
    if step.after.state.turn - step.before.state.turn not in (0, 1):
        yield no("INV-AOS-26", "a turn was left out")


def _links(step: Step) -> Iterator[Refusal]:
    """INV-AOS-21, -22, INV-SC-04: links stay, and never go from one player to another."""
    if isinstance(step.action, (Urbanize, Rollback, Accept)):
        return
    owners = _owners(step.after)
    seats = step.before.state.seats
    for key, owner in _owners(step.before).items():
        if key not in owners:
            yield no("INV-AOS-21", f"{step.action} took the link {key} away")
        elif owners[key] != owner and owners[key] >= 0 and not _was_free(step, owner):
            yield no("INV-AOS-22", f"{step.action} gave the link {key} to another")
        elif owner == NATIONALISED and owners[key] != owner:
            yield no("INV-SC-04", f"{step.action} gave the nationalised link {key} to somebody")
        assert owner < len(seats)


def _was_free(step: Step, owner: int) -> bool:
    """What belongs to nobody may be owned again where the rules say so."""
    return owner < 0 and step.before.table.rules.discs.reclaim_unowned


def _owners(play: Play) -> dict[tuple[object, ...], int]:
    """Links of track by their stops and hexes, each with its owner."""
    links = (link for link in play.state.track.links() if not link.special)
    return {(link.ends, link.hexes): link.owner for link in links}


def _building(step: Step) -> Iterator[Refusal]:
    """INV-AOS-19: building adds no income, but by declared bonuses."""
    before, after = step.before.state, step.after.state
    if before.phase != "build" or after.phase != "build" or isinstance(step.action, Done):
        return
    if any(bonus.income for bonus in step.before.table.rules.build.bonuses):
        return
    if [seat.income for seat in before.seats] != [seat.income for seat in after.seats]:
        yield no("INV-AOS-19", f"{step.action} changed an income")


LOOKS = (_players, _turns, _links, _building)
