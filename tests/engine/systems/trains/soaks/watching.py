"""What an action may change on any board: a watcher is told of each and says what it broke."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.protocol import Action, Happening, Refusal
from engine.systems.trains.game import TrainsGame, resumed
from engine.systems.trains.turns import ending

LOOKS = frozenset({"draw", "reveal", "peek", "looks"})


@dataclass(slots=True)
class Watcher:
    """Looks at every action of a game; every so many it also plays the action again."""

    every: int = 20
    seen: int = 0

    def saw(
        self, before: TrainsGame, action: Action, happenings: Sequence[Happening], after: TrainsGame
    ) -> list[Refusal]:
        """What an action broke; `before` is a copy made before it was played."""
        found = [*_grown(before, after), *_told(before, happenings, after)]
        self.seen += 1
        if self.every and self.seen % self.every == 0:
            found += played_again(before, action, happenings, after)
        return found


def _grown(before: TrainsGame, after: TrainsGame) -> Iterator[Refusal]:
    """What only grows, and what only shrinks."""
    for number, (old, new) in enumerate(zip(before.state.seats, after.state.seats, strict=True)):
        if not old.markers <= new.markers:
            yield Refusal("TRN-INV-09", f"seat {number + 1} has lost a marker")
        if old.points > new.points:
            yield Refusal("TRN-INV-11", f"seat {number + 1} has lost points")
    for city, stations in before.state.stations.items():
        if after.state.stations.get(city, 0) < stations:
            yield Refusal("TRN-INV-09", f"{city} has lost a station")
    for card, left in before.state.supply.items():
        if after.state.supply[card] > left and card != after.table.waste:
            yield Refusal("TRN-INV-10", f"the pile of {card} has grown")


def _told(
    before: TrainsGame, happenings: Sequence[Happening], after: TrainsGame
) -> Iterator[Refusal]:
    """What happened fits what is there afterwards."""
    kinds = [one.kind for one in happenings]
    if "shuffle" in kinds and not LOOKS.intersection(kinds):
        yield Refusal("TRN-INV-12", "cards were shuffled and nobody needed one")
    if any(one.kind == "skipped" and not one.facts["late"] for one in happenings):
        yield Refusal("TRN-INV-13", "a part was left out of what was to be whole")
    paid = [one.facts["coin"] for one in happenings if one.kind == "rail"]
    if any(coin < 0 for coin in paid):
        yield Refusal("TRN-INV-15", "a rail cost less than nothing")
    is_plain = bool(paid) and "coin" not in kinds and "end" not in kinds
    if is_plain and after.state.coin != before.state.coin - sum(paid):
        yield Refusal("TRN-INV-15", "a rail was not paid once")
    if after.result is not None and "end" not in kinds:
        yield Refusal("TRN-INV-16", "the game ended within a turn")
    if after.result is None and "end" in kinds and ending.why_over(after.game):
        yield Refusal("TRN-END-04", "the game goes on although it is over")


def played_again(
    before: TrainsGame, action: Action, happenings: Sequence[Happening], after: TrainsGame
) -> list[Refusal]:
    """TRN-INV-17: a copy and a game that was saved go on in the same way."""
    text, found = json.dumps(before.to_plain()), []
    ways = {"a copy": before.copy(), "a saved game": resumed(before.scenario, json.loads(text))}
    listed = list(map(str, before.actions()))
    for way, game in ways.items():
        if list(map(str, game.actions())) != listed:
            found.append(Refusal("TRN-INV-17", f"{way} has other actions"))
        again = game.play(action)
        if game.to_plain() != after.to_plain() or again != list(happenings):
            found.append(Refusal("TRN-INV-17", f"{action} leads elsewhere in {way}"))
    if json.dumps(before.to_plain()) != text:
        found.append(Refusal("TRN-INV-17", f"{action} in a copy has changed the game"))
    return found
