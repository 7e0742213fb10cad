"""What a process weighs: the memory it has, and how much of it is held.

Python keeps a whole arena for one object that is left in it, so after a large map the process stays
larger, and uses that room again. What leaks is held: that must not grow.
"""

import ctypes
import os
import sys
from pathlib import Path
from typing import NamedTuple

A_BLOCK = 84
"""Bytes of a small Python object, on average."""


class Weight(NamedTuple):
    """In megabytes."""

    resident: float
    held: float

    def __str__(self) -> str:
        return f"{self.held:.0f} MB held of {self.resident:.0f} MB"


_NAMES = (
    "arena", "ordblks", "smblks", "hblks", "hblkhd",
    "usmblks", "fsmblks", "uordblks", "fordblks", "keepcost",
)  # fmt: skip


class _Mallinfo(ctypes.Structure):
    """What glibc tells of its heaps."""

    _fields_ = [(name, ctypes.c_size_t) for name in _NAMES]


def weight() -> Weight:
    """The weight of this process, after what is free was given back."""
    libc = ctypes.CDLL(None)
    if hasattr(libc, "malloc_trim"):
        libc.malloc_trim(0)
    held = sys.getallocatedblocks() * A_BLOCK
    if hasattr(libc, "mallinfo2"):
        libc.mallinfo2.restype = _Mallinfo
        told = libc.mallinfo2()
        held += told.uordblks + told.hblkhd
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return Weight(pages * os.sysconf("SC_PAGE_SIZE") / 1e6, held / 1e6)
