"""What an action may change on any board: a watcher is told of each and says what it broke."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.protocol import Action, Happening, Refusal
from engine.systems.santa_fe.actions import kinds as act
from engine.systems.santa_fe.game import SantaFeGame, resumed
from engine.systems.santa_fe.steps import laying


@dataclass(slots=True)
class Watcher:
    """Looks at every action of a game; every so many it also plays the action again."""

    every: int = 20
    seen: int = 0

    def saw(
        self,
        before: SantaFeGame,
        action: Action,
        happenings: Sequence[Happening],
        after: SantaFeGame,
    ) -> list[Refusal]:
        """What an action broke; `before` is a copy made before it was played."""
        found = [*_grown(before, after), *_money(before, action, happenings, after)]
        found += [*_goes_on(after), *_was_due(before, after)]
        self.seen += 1
        if self.every and self.seen % self.every == 0:
            found += played_again(before, action, happenings, after)
        return found


def _grown(before: SantaFeGame, after: SantaFeGame) -> Iterator[Refusal]:
    land, cities = after.table.land, after.table.land.cities
    for railroad in land.railroads:
        reached = before.state.track.connected(land, railroad)
        if not reached <= after.state.track.connected(land, railroad):
            yield Refusal("SFR-INV-11", f"{railroad} is less connected than before")
    for name in ("paid_cities", "paid_squares"):
        if not getattr(before.state, name) <= getattr(after.state, name):
            yield Refusal("SFR-INV-11", f"{name} has become less")
    bases = land.major_bases & after.state.paid_cities
    if bases:
        yield Refusal("SFR-INV-13", f"{min(bases)} is paid for")
    if any(before.position.value(one) > after.position.value(one) for one in cities.values()):
        yield Refusal("SFR-INV-16", "a city is worth less than before")


def _money(
    before: SantaFeGame, action: Action, happenings: Sequence[Happening], after: SantaFeGame
) -> Iterator[Refusal]:
    """Money changes by bonuses and prices alone."""
    earned = [0] * len(after.names)
    for one in happenings:
        if one.kind == "connect" and one.seat is not None:
            earned[one.seat] += one.facts["bonus"]
    price, payer = 0, before.actor
    if isinstance(action, act.Draw) and action.card != act.DECK:
        price = before.table.kind(action.card).price
    elif isinstance(action, act.LayPiece):
        lay = laying.meant(before.position, action)
        assert not isinstance(lay, Refusal)
        price = before.table.laying.price(before.state.track, lay)
    if payer is not None:
        earned[payer] -= price
    seats = zip(before.state.seats, after.state.seats, strict=True)
    for number, (had, has) in enumerate(seats):
        if has.money - had.money != earned[number]:
            yield Refusal("SFR-INV-12", f"seat {number + 1} has money from nowhere")


def _goes_on(game: SantaFeGame) -> Iterator[Refusal]:
    track, land = game.state.track, game.table.land
    for key, on in track.pieces.items():
        if on.total < land.lines[key].segments and track.left(land, on.railroad):
            lays = [one for one in game.table.laying.lays(track, [on.railroad]) if one.line == key]
            ends = bool(on.from_a) + bool(on.from_b)
            if not ends <= len(lays) <= 2 or (ends == 1 and not _one_each(lays)):
                yield Refusal("SFR-INV-14", f"{key} is not gone on with in one way")


def _one_each(lays: Sequence[object]) -> bool:
    return len(set(lays)) == len(lays)


def _was_due(before: SantaFeGame, after: SantaFeGame) -> Iterator[Refusal]:
    """Who owed a piece and could lay one has laid it, unless everybody may pass."""
    actor, state = before.state.actor, before.state
    if actor is None or state.step != "lay" or after.result is not None:
        return
    is_over = (after.state.actor, after.state.round, after.state.turn) != (
        actor,
        state.round,
        state.turn,
    )
    if not is_over or after.state.step != "lay" or before.table.rules.laying.may_pass:
        return
    play = before.position
    due = laying.owes(play, state.seats[actor]) and laying.can_lay(play, actor)
    is_same = after.state.round == state.round
    if due and is_same and not after.state.seats[actor].laid[state.turn - 1]:
        yield Refusal("SFR-INV-17", f"seat {actor + 1} laid nothing")


def played_again(
    before: SantaFeGame, action: Action, happenings: Sequence[Happening], after: SantaFeGame
) -> list[Refusal]:
    """SFR-INV-18: a copy and a game that was saved go on in the same way."""
    text, found = json.dumps(before.to_plain()), []
    ways = {"a copy": before.copy(), "a saved game": resumed(before.scenario, json.loads(text))}
    listed = list(map(str, before.actions()))
    for way, game in ways.items():
        if list(map(str, game.actions())) != listed:
            found.append(Refusal("SFR-INV-18", f"{way} has other actions"))
        again = game.play(action)
        if game.to_plain() != after.to_plain() or again != list(happenings):
            found.append(Refusal("SFR-INV-18", f"{action} leads elsewhere in {way}"))
    if json.dumps(before.to_plain()) != text:
        found.append(Refusal("SFR-INV-18", f"{action} in a copy has changed the game"))
    return found
