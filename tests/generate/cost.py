"""What a piece of work costs, counted in calls: the same on every machine."""

from collections.abc import Callable
from cProfile import Profile


def calls_of(work: Callable[[], object]) -> int:
    """How many calls a piece of work makes, whatever the machine is doing besides."""
    # The profiler counts in C: a function of ours would take longer than the work itself.
    profile = Profile()
    profile.enable()
    try:
        work()
    finally:
        profile.disable()
    return sum(entry.callcount for entry in profile.getstats())
