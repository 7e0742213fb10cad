"""Playtests over worker processes: the games of an order, in whatever order they end."""

import os
import signal
from collections.abc import Generator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context

from engine.playtests.playtest import Order, Record, play_here, play_one

AHEAD = 4
"""How many games wait for each worker: enough that none is idle, few when somebody interrupts."""


class WorkersLost(Exception):
    """Worker processes ended that nobody told to end."""


def usual_workers() -> int:
    """As many as there are processors for this process."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_all(order: Order, workers: int) -> Generator[Record, None, None]:
    """Plays the games of an order; closing the iterator ends the workers."""
    workers = min(workers, order.games)
    return play_here(order) if workers <= 1 else _spread_out(order, workers)


def _spread_out(order: Order, workers: int) -> Generator[Record, None, None]:
    # Spawned, not forked: the same on every platform, and no thread of ours is copied half-way.
    pool = ProcessPoolExecutor(workers, get_context("spawn"), _begin, (order,))
    numbers = iter(range(order.games))
    try:
        waiting = {pool.submit(_play_number, n) for n in islice(numbers, AHEAD * workers)}
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            waiting |= {pool.submit(_play_number, n) for n in islice(numbers, len(done))}
            yield from sorted((one.result() for one in done), key=lambda record: record.number)
    except BrokenProcessPool:
        raise WorkersLost("a worker process ended too early, perhaps for lack of memory") from None
    finally:
        _stop(pool)


def _stop(pool: ProcessPoolExecutor) -> None:
    """Ends the workers without waiting for games that nobody wants any more."""
    # Nothing public ends a worker in the middle of its work before Python 3.14.
    processes = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
    for process in processes:
        process.join()


# -- in the worker

_ORDER: list[Order] = []


def _begin(order: Order) -> None:
    """What a worker does first. Whoever interrupts means the run, and its parent ends it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _ORDER[:] = [order]


def _play_number(number: int) -> Record:
    return play_one(_ORDER[0], number)
