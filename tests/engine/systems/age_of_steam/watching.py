"""What an action may change on any map: a watcher is told of each and says what it broke."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.protocol import Action, Happening, Refusal
from engine.systems.age_of_steam.game.game import AgeOfSteamGame
from engine.systems.age_of_steam.resuming import game_from_plain
from engine.systems.age_of_steam.state.play import no
from tests.engine.systems.age_of_steam.invariants.over_time import broken_over_time
from tests.engine.systems.age_of_steam.invariants.steps import Memory, Step


@dataclass(slots=True)
class Watcher:
    """Looks at every action of a game; every so many it also plays the action again."""

    every: int = 20
    seen: int = 0
    memory: Memory = field(default_factory=Memory)

    def saw(
        self,
        before: AgeOfSteamGame,
        action: Action,
        happenings: Sequence[Happening],
        after: AgeOfSteamGame,
    ) -> list[Refusal]:
        """What an action broke; `before` is a copy made before it was played."""
        self.memory.look_at(before.position)
        step = Step(before.position, action, happenings, after.position, self.memory)
        found = broken_over_time(step)
        if step.is_agreed:
            self.memory.forget_build()
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
