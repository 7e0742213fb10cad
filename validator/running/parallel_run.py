"""Judging many files: one after the other, or in several processes where that pays."""

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from validator.reporting.baseline import Baseline
from validator.reporting.judgement import Judgement
from validator.reporting.report_filter import Known
from validator.running.validating import Wishes, judge, judge_failed

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

FEWEST_BYTES = 400_000
"""Below this much text for each process, starting it takes longer than it saves."""

INTERRUPTED = 130
Came = Callable[[int], object]
"""Is told how many files are done."""


def judge_all(
    paths: Sequence[str], wishes: Wishes, baseline: Baseline | None, jobs: int, came: Came
) -> list[Judgement]:
    """What is told about each file, in their order, whoever looked at it."""
    orders = [(path, wishes, baseline.of(path) if baseline else None) for path in paths]
    workers = min(jobs or worthwhile(paths), len(paths))
    judged = _in_turn(orders) if workers < 2 else _side_by_side(orders, workers)
    found = []
    for done, one in enumerate(judged, 1):
        found.append(one)
        came(done)
    return found


def worthwhile(paths: Sequence[str]) -> int:
    """How many processes pay for files of this size."""
    return min(_processors(), sum(map(_size, paths)) // FEWEST_BYTES)


def _processors() -> int:
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:
        return os.cpu_count() or 1


def _size(path: str) -> int:
    try:
        return Path(path).stat().st_size
    except (OSError, ValueError):
        return 0


Order = tuple[str, Wishes, Known | None]


def _in_turn(orders: Sequence[Order]) -> Iterator[Judgement]:
    for path, wishes, known in orders:
        yield judge(path, wishes, known)


def _side_by_side(orders: Sequence[Order], workers: int) -> Iterator[Judgement]:
    from concurrent.futures import ProcessPoolExecutor
    from concurrent.futures.process import BrokenProcessPool

    with ProcessPoolExecutor(workers, initializer=_end_silently_on_ctrl_c) as pool:
        waiting = [(order[0], pool.submit(judge, *order)) for order in orders]
        try:
            for path, future in waiting:
                try:
                    yield future.result()
                except BrokenProcessPool as trouble:
                    # A process was killed, most likely for want of memory.
                    yield judge_failed(path, trouble)
        except BaseException:
            _stop(pool)
            raise


def _end_silently_on_ctrl_c() -> None:
    """A terminal sends Ctrl-C to every process, and only the first one answers it."""
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, lambda *_: os._exit(INTERRUPTED))


def _stop(pool: "ProcessPoolExecutor") -> None:
    pool.shutdown(wait=False, cancel_futures=True)
