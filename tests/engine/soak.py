"""`make soak`: random games of every kind, looked at after every action, until time is up.

    python -m tests.engine.soak --minutes 10 --workers 2
    python -m tests.engine.soak --minutes 10 --system santa-fe
    python -m tests.engine.soak --replay "SYSTEM SET-UP" --actions FILE

A failure prints the set-up and the actions, which `--replay` plays again. Games of all systems that
can be played come in turn; how a system begins and watches its own is in `soaking`.
"""

import argparse
import json
import sys
import traceback
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import monotonic

from engine.protocol import Game, NotPlayable, Refusal
from engine.registry import playable_systems, system
from tests.engine.policies import aimless
from tests.engine.soaking import Watch, soaking_of

LONGEST = 1500
"""A game is left after so many actions."""
LOOKS_EVERY = 40
"""How often a game is looked at closely, and views of it are played."""


@dataclass(slots=True)
class Report:
    """What some games came to."""

    games: int = 0
    actions: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    words: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)

    def add(self, other: "Report") -> None:
        self.games += other.games
        self.actions += other.actions
        self.endings += other.endings
        self.words += other.words
        self.failures += other.failures


def broken(game: Game) -> list[Refusal]:
    """The invariants that a game breaks."""
    found = system(game.system)
    assert found is not None
    return found.check(game)


def system_of(number: int) -> str:
    """Whose turn it is to be soaked."""
    return playable_systems()[number % len(playable_systems())]


def soak_one(number: int, name: str = "") -> Report:
    """One game by lot."""
    soaking = soaking_of(name or system_of(number))
    set_up, rng = soaking.set_up(number), Random(f"soak {number}")
    policies = soaking.policies()
    policy = policies[rng.choice(sorted(policies))]
    report = Report(games=1)
    done: list[str] = []
    try:
        game = soaking.begin(set_up)
    except NotPlayable as no:
        report.endings[f"not playable: {str(no)[:40]}"] += 1
        return report
    try:
        watch = soaking.watch(every=10)
        trouble = [str(one) for one in broken(game)]
        while game.actor is not None and len(done) < LONGEST and not trouble:
            action = policy(game, rng)
            done.append(str(action))
            trouble = watched(game, str(action), watch)
            if len(done) % LOOKS_EVERY == 0:
                trouble += soaking.looked(game, rng) + blind_spots(game, rng)
        trouble = trouble or soaking.played_again(set_up, done)
        report.endings[game.result.reason if game.result else "left"] += 1
    except Exception:  # noqa: BLE001 (whatever goes wrong is what the soak looks for)
        trouble = [traceback.format_exc(limit=-6)]
    report.actions += len(done)
    report.words.update(text.split()[0] for text in done)
    if trouble:
        report.failures.append(_failure(number, f"{soaking.system} {set_up}", done, trouble))
    return report


def watched(game: Game, text: str, watch: Watch) -> list[str]:
    """Plays an action and says what it broke."""
    before, action = game.copy(), game.read(text)
    happenings = game.play(action)
    found = [*map(str, broken(game)), *watch(before, action, happenings, game)]
    if game.actor is not None and next(iter(game.actions()), None) is None:
        return [*found, "nobody can do anything, and the game is not over"]
    return found


def blind_spots(game: Game, rng: Random) -> list[str]:
    """What is wrong with the game as its seats see it."""
    found = []
    for seat in range(len(game.names)):
        view = game.view(seat, rng.randrange(1000))
        if seat in game.actors and list(view.actions()) != list(game.actions(seat)):
            found.append(f"seat {seat + 1} sees other actions than it has")
        for _ in range(5):
            if view.actor is not None:
                view.play(aimless(view, rng))
        found += [f"in the view of seat {seat + 1}: {one}" for one in broken(view)]
    return found


def _failure(number: int, set_up: str, done: Sequence[str], trouble: Sequence[str]) -> str:
    said = "\n".join(trouble[:6])
    return f"game {number}: {set_up}\n{said}\nactions: {json.dumps(done)}"


def replay(set_up: str, actions: Sequence[str]) -> list[str]:
    """Plays a list of actions again; what is wrong after the last of them."""
    name, _, rest = set_up.partition(" ")
    soaking = soaking_of(name)
    game, watch = soaking.begin(rest), soaking.watch(every=1)
    trouble = [str(one) for one in broken(game)]
    for text in actions:
        if trouble:
            break
        trouble = watched(game, text, watch)
        trouble += [f"after {text} {one}" for one in soaking.kept_otherwise(game)]
    return trouble


def soak(minutes: float, workers: int, first: int, say: bool = True, name: str = "") -> Report:
    """Games until time is up, on several processors."""
    total, end, number = Report(), monotonic() + 60 * minutes, first
    with ProcessPoolExecutor(workers) as pool:
        waiting = {pool.submit(soak_one, number + n, name) for n in range(2 * workers)}
        number += len(waiting)
        while waiting:
            finished = next(as_completed(waiting))
            waiting.remove(finished)
            report = finished.result()
            total.add(report)
            for failure in report.failures if say else ():
                print(failure, flush=True)
            if monotonic() < end:
                waiting.add(pool.submit(soak_one, number, name))
                number += 1
    return total


def main(words: Sequence[str] | None = None) -> int:
    """0 if nothing was found, 1 otherwise."""
    parser = argparse.ArgumentParser(prog="make soak", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--minutes", type=float, default=1.0, help="how long (1)")
    parser.add_argument("--workers", type=int, default=1, help="how many processes (1)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game (0)")
    parser.add_argument("--system", default="", help="games of this system alone (all in turn)")
    parser.add_argument("--replay", help="the system and the set-up of a game to play again")
    parser.add_argument("--actions", type=Path, help="a file with its actions, a list in JSON")
    said = parser.parse_args(words)
    if said.replay:
        actions = json.loads(said.actions.read_text(encoding="utf-8")) if said.actions else []
        trouble = replay(said.replay, actions)
        print("\n".join(trouble) or "nothing is wrong")
        return 1 if trouble else 0
    report = soak(said.minutes, said.workers, said.first, name=said.system)
    print(f"{report.games} games, {report.actions} actions, {len(report.failures)} failures")
    for title, counts in (("endings", report.endings), ("actions", report.words)):
        print(f"{title}: " + ", ".join(f"{word} {n}" for word, n in counts.most_common()))
    return 1 if report.failures else 0


if __name__ == "__main__":
    sys.exit(main())
