"""Random games on maps with random blocks and modules, and a table of what was played.

    python -m tests.engine.systems.age_of_steam.campaign --minutes 30 --workers 2

Every game is looked at as `make soak` does it: all invariants after every action, and that
somebody can act; `actions` and `why_not` compared both ways; copies and saved games played on; the
log played again. Some games begin from a position, some are on maps of files, and where people may
agree on something they do. The first games hold every allowed pair of blocks between them; a
failure prints the set-up and the actions, which `make soak ARGS="--replay ..."` plays again. Who
interrupts it is told what was played so far, and what has never been.
"""

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import suppress
from time import monotonic, process_time

from tests.engine.soak import Report, soak_one
from tests.engine.systems.age_of_steam.coverage import Coverage
from tests.engine.systems.age_of_steam.set_ups import any_set_up

SYSTEM = "age-of-steam"
Played = tuple[int, Report, float]
"""The number of a game, what it came to, and the seconds of a processor that it took."""


def played(number: int) -> Played:
    """One game."""
    begun = process_time()
    report = soak_one(number, SYSTEM)
    return number, report, process_time() - begun


class Campaign:
    """What the games so far came to."""

    def __init__(self) -> None:
        self.total, self.coverage, self.seconds = Report(), Coverage(), 0.0

    def add(self, game: Played) -> None:
        number, report, seconds = game
        self.total.add(report)
        self.seconds += seconds
        for failure in report.failures:
            print(failure, flush=True)
        if report.actions:
            self.coverage.count(any_set_up(number), report.actions)

    def told(self) -> str:
        """The table, and how long it took."""
        total = self.total
        lines = [*self.coverage.lines(), f"{self.seconds / 60:.1f} minutes of a processor"]
        lines += [f"{total.games} games, {total.actions} actions, {len(total.failures)} failures"]
        for title, counts in (("endings", total.endings), ("actions", total.words)):
            lines += [f"{title}: " + ", ".join(f"{one} {n}" for one, n in counts.most_common())]
        return "\n".join(lines)

    @property
    def is_good(self) -> bool:
        unplayable = any(one.startswith("not playable") for one in self.total.endings)
        return not self.total.failures and not unplayable


def run(campaign: Campaign, minutes: float, workers: int, first: int) -> None:
    """Games until so many minutes of processors are used up."""
    number = first
    with ProcessPoolExecutor(workers) as pool:
        waiting: set[Future[Played]] = set()
        while waiting or campaign.seconds < 60 * minutes:
            while len(waiting) < 2 * workers and campaign.seconds < 60 * minutes:
                waiting.add(pool.submit(played, number))
                number += 1
            finished, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for one in finished:
                campaign.add(one.result())


def main(words: Sequence[str] | None = None) -> int:
    """0 if nothing was found, 1 otherwise."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--minutes", type=float, default=30.0, help="minutes of processors (30)")
    parser.add_argument("--workers", type=int, default=1, help="how many processes (1)")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game (0)")
    said = parser.parse_args(words)
    begun, campaign = monotonic(), Campaign()
    with suppress(KeyboardInterrupt):
        run(campaign, said.minutes, said.workers, said.first)
    print(campaign.told())
    print(f"{(monotonic() - begun) / 60:.1f} minutes by the clock")
    return 0 if campaign.is_good else 1


if __name__ == "__main__":
    sys.exit(main())
