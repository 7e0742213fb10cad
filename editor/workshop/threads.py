"""Threads for what goes on beside the window.

Libraries whose parts import each other in circles are imported here, before there is a second
thread: two threads that import such a library at the same time may each see half of it.
"""

from concurrent.futures import ThreadPoolExecutor

import shapely.geometry  # noqa: F401 (so that it is whole, see above)


def a_thread(name: str) -> ThreadPoolExecutor:
    """A thread that does one thing after the other."""
    return ThreadPoolExecutor(max_workers=1, thread_name_prefix=name)
