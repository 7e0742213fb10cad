"""Two bots held against each other: half of the seats each, in every arrangement of the seats.

    python -m tests.engine.playtests.matches southern-china look-ahead greedy --games 400

The better of the best places of a game counts, and a tie counts half; beside that it is counted
how many seats had to leave. `--kept FILE` writes every game down as it ends, and a run that is
begun again with it plays only what is missing, so that a long one may be interrupted. Two equal
names tell how a bot fares among its like.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict
from itertools import combinations
from pathlib import Path
from time import process_time
from typing import Any

from engine.playtests.intervals import wilson
from engine.playtests.playtest import Order, Record, play_one
from model.bundled import file_named
from model.files.scenario_files import load
from model.forms.frozen import dataclass
from model.scenario.scenario import Scenario


@dataclass(frozen=True, slots=True)
class Match:
    """What is to be played."""

    scenario: Scenario
    one: str
    other: str
    players: int = 4
    seed: int = 1

    @property
    def arrangements(self) -> list[tuple[str, ...]]:
        """Every way in which the bots can sit; of one bot against itself there is one."""
        seats = range(self.players)
        found = (
            tuple(self.one if seat in those else self.other for seat in seats)
            for those in combinations(seats, self.players // 2)
        )
        return list(dict.fromkeys(found))

    def seated(self, number: int) -> tuple[str, ...]:
        """The bots by seat in a game."""
        return self.arrangements[number % len(self.arrangements)]

    def order(self, number: int) -> Order:
        """A playtest whose game of this number has that seating, since it moves bots on."""
        bots = self.seated(number)
        moved = tuple(bots[(at - number) % self.players] for at in range(self.players))
        return Order(self.scenario, moved, number + 1, self.seed)


@dataclass(frozen=True, slots=True)
class Played:
    """How a game of a match went."""

    number: int
    seed: int
    bots: tuple[str, ...]
    places: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    out: tuple[int, ...]
    seconds: float
    """Of a processor."""

    def won_by(self, bot: str) -> float:
        """1 if the best place is this bot's, a half if another shares it."""
        for place in self.places:
            bots = {self.bots[seat] for seat in place}
            if bot in bots:
                return 1 / len(bots)
            if bots:
                return 0.0
        return 0.5


def play(match: Match, number: int) -> Played:
    begun = process_time()
    record: Record = play_one(match.order(number), number)
    return Played(
        number,
        record.seed,
        match.seated(number),
        record.places,
        record.scores,
        record.out,
        round(process_time() - begun, 2),
    )


def play_all(match: Match, games: int, kept: Path | None = None) -> Iterator[Played]:
    """The games of a match; those that were kept are not played again."""
    known = {} if kept is None else {one.number: one for one in read(kept)}
    for number in range(games):
        if number not in known:
            known[number] = play(match, number)
            if kept is not None:
                with kept.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(asdict(known[number])) + "\n")
        yield known[number]


def read(kept: Path) -> Iterator[Played]:
    """The games that stand in a file."""
    for line in kept.read_text("utf-8").splitlines() if kept.exists() else ():
        plain: dict[str, Any] = json.loads(line)
        for key in ("bots", "scores", "out"):
            plain[key] = tuple(plain[key])
        plain["places"] = tuple(tuple(place) for place in plain["places"])
        yield Played(**plain)


def told(match: Match, games: Sequence[Played]) -> str:
    """A table of what the games came to."""
    seconds = sum(one.seconds for one in games)
    title = f"{match.scenario.id}: {len(games)} games of {match.players}, seed {match.seed}"
    heads = ("bot", "games won", "of 100, 95 % sure", "out", "mean score")
    bots = dict.fromkeys((match.one, match.other))
    rows = [heads, *(_row(bot, games) for bot in bots)]
    lines = ["".join(f"{cell:>22}" for cell in row) for row in rows]
    return "\n".join([f"{title}, {seconds:.0f} s of a processor", *lines])


def _row(bot: str, games: Sequence[Played]) -> tuple[str, ...]:
    won = sum(one.won_by(bot) for one in games)
    share, low, high = (100 * part for part in wilson(won, len(games)))
    out = sum(one.bots[seat] == bot for one in games for seat in one.out)
    seats = [(one, seat) for one in games for seat, name in enumerate(one.bots) if name == bot]
    mean = sum(one.scores[seat] for one, seat in seats) / max(1, len(seats))
    return (
        bot,
        f"{won:g} of {len(games)}",
        f"{share:.1f} ({low:.1f} to {high:.1f})",
        f"{out} of {len(seats)}",
        f"{mean:.1f}",
    )


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("map", help="a scenario, or the name of one that comes along")
    parser.add_argument("one", help="a bot")
    parser.add_argument("other", help="the bot that it is held against")
    parser.add_argument("--games", type=int, default=400, help="how many (400)")
    parser.add_argument("--players", type=int, default=4, help="how many play (4)")
    parser.add_argument("--seed", type=int, default=1, help="another seed, other games")
    parser.add_argument("--kept", type=Path, help="a file for the games, read when it is there")
    said = parser.parse_args(words)
    match = Match(load(file_named(said.map)), said.one, said.other, said.players, said.seed)
    games = list[Played]()
    with suppress(KeyboardInterrupt):
        games.extend(play_all(match, said.games, said.kept))
    print(told(match, games))
    return 0


if __name__ == "__main__":
    sys.exit(main())
