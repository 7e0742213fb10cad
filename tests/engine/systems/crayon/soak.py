"""`make soak`: random games of every kind, looked at after every action, until time is up.

    python -m tests.engine.systems.crayon.soak --minutes 10 --workers 2
    python -m tests.engine.systems.crayon.soak --replay "SET-UP" --actions FILE

A failure prints the set-up and the actions, which `--replay` plays again.
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

from engine.protocol import NotPlayable
from engine.systems.crayon.game.game import CrayonGame
from engine.systems.crayon.invariants.one_state import broken
from engine.systems.crayon.resuming import game_from_plain
from tests.engine.policies import POLICIES, aimless
from tests.engine.systems.crayon.candidates import disagreements
from tests.engine.systems.crayon.invariants.over_time import Watcher
from tests.engine.systems.crayon.set_ups import SetUp, any_set_up

LONGEST = 1500
"""A game is left after so many actions."""
LOOKS_EVERY = 40
"""How often all actions are compared with a large set of candidates, and views are played."""


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


def soak_one(number: int) -> Report:
    """One game by lot."""
    set_up, rng = any_set_up(number), Random(f"soak {number}")
    policy = POLICIES[rng.choice(sorted(POLICIES))]
    report = Report(games=1)
    done: list[str] = []
    try:
        game = set_up.game()
    except NotPlayable as no:
        report.endings[f"not playable: {str(no)[:40]}"] += 1
        return report
    try:
        watcher = Watcher(every=10)
        trouble = [str(one) for one in broken(game)]
        while game.actor is not None and len(done) < LONGEST and not trouble:
            action = policy(game, rng)
            done.append(str(action))
            trouble = watched(game, str(action), watcher)
            if len(done) % LOOKS_EVERY == 0:
                trouble += disagreements(game, rng) + blind_spots(game, rng)
        report.endings[game.result.reason if game.result else "left"] += 1
    except Exception:  # noqa: BLE001 (whatever goes wrong is what the soak looks for)
        trouble = [traceback.format_exc(limit=-6)]
    report.actions += len(done)
    report.words.update(text.split()[0] for text in done)
    if trouble:
        report.failures.append(_failure(number, set_up, done, trouble))
    return report


def watched(game: CrayonGame, text: str, watcher: Watcher) -> list[str]:
    """Plays an action and says what it broke."""
    before, action = game.copy(), game.read(text)
    happenings = game.play(action)
    found = [*broken(game), *watcher.saw(before, action, happenings, game)]
    if game.actor is not None and next(game.actions(), None) is None:
        return [*map(str, found), "nobody can do anything, and the game is not over"]
    return list(map(str, found))


def blind_spots(game: CrayonGame, rng: Random) -> list[str]:
    """What is wrong with the game as its seats see it."""
    found = []
    for seat in range(len(game.names)):
        view = game.view(seat, rng.randrange(1000))
        if seat == game.actor and list(view.actions()) != list(game.actions()):
            found.append(f"seat {seat + 1} sees other actions than it has")
        for _ in range(5):
            if view.actor is not None:
                view.play(aimless(view, rng))
        found += [f"in the view of seat {seat + 1}: {one}" for one in broken(view)]
    return found


def _failure(number: int, set_up: SetUp, done: Sequence[str], trouble: Sequence[str]) -> str:
    said = "\n".join(trouble[:6])
    return f"game {number}: {set_up}\n{said}\nactions: {json.dumps(done)}"


def replay(set_up: SetUp, actions: Sequence[str]) -> list[str]:
    """Plays a list of actions again; what is wrong after the last of them."""
    game, watcher = set_up.game(), Watcher(every=1)
    trouble = [str(one) for one in broken(game)]
    for text in actions:
        if trouble:
            break
        trouble = watched(game, text, watcher)
        resumed = game_from_plain(game.scenario, json.loads(json.dumps(game.to_plain())))
        if resumed.to_plain() != game.to_plain():
            trouble.append(f"after {text} the state is not what is read back")
    return trouble


def soak(minutes: float, workers: int, first: int, say: bool = True) -> Report:
    """Games until time is up, on several processors."""
    total, end, number = Report(), monotonic() + 60 * minutes, first
    with ProcessPoolExecutor(workers) as pool:
        waiting = {pool.submit(soak_one, number + n) for n in range(2 * workers)}
        number += len(waiting)
        while waiting:
            finished = next(as_completed(waiting))
            waiting.remove(finished)
            report = finished.result()
            total.add(report)
            for failure in report.failures if say else ():
                print(failure, flush=True)
            if monotonic() < end:
                waiting.add(pool.submit(soak_one, number))
                number += 1
    return total


def main(words: Sequence[str] | None = None) -> int:
    """0 if nothing was found, 1 otherwise."""
    parser = argparse.ArgumentParser(prog="make soak", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--minutes", type=float, default=1.0, help="how long (1)")
    parser.add_argument("--workers", type=int, default=1, help="how many processes (1)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game (0)")
    parser.add_argument("--replay", help="the set-up of a game to play again")
    parser.add_argument("--actions", type=Path, help="a file with its actions, a list in JSON")
    said = parser.parse_args(words)
    if said.replay:
        actions = json.loads(said.actions.read_text(encoding="utf-8")) if said.actions else []
        trouble = replay(SetUp.parse(said.replay), actions)
        print("\n".join(trouble) or "nothing is wrong")
        return 1 if trouble else 0
    report = soak(said.minutes, said.workers, said.first)
    print(f"{report.games} games, {report.actions} actions, {len(report.failures)} failures")
    for title, counts in (("endings", report.endings), ("actions", report.words)):
        print(f"{title}: " + ", ".join(f"{word} {n}" for word, n in counts.most_common()))
    return 1 if report.failures else 0


if __name__ == "__main__":
    sys.exit(main())
