"""A move under way: where the cube is, what it has used, and how far it may still go."""

from typing import NamedTuple


class Progress(NamedTuple):
    """A path from its start to where the cube is now; stops and links by their numbers."""

    at: int
    """The stop, or `ON_A_HEX` before the first step of a cube that lies on a bare hex."""
    seen: int
    """The stops that it may not come to any more, as bits."""
    left: int
    """How many links it may still count."""
    path: tuple[int, ...] = ()
    """The links in order; a hop is the complement of its number."""
    stops: tuple[int, ...] = ()
    """Where each of them led."""
    used: int = 0
    own: int = 0
    marks: int = 0
    passed: int = 0
    """How many stops it went past that take it, against the rule and at a price."""
    hopped: int = 0
    """The hops that are used up, as bits."""
