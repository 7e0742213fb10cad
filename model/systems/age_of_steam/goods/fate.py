"""What becomes of a delivered cube, and of cubes that a player keeps."""

from collections.abc import Mapping

from model.systems.age_of_steam.rules.money_rules import Sets


def set_in(kept: Mapping[str, int], sets: Sets | None) -> tuple[str, ...]:
    """The colours of a set that is turned in, one cube of each; nothing if none is complete.

    After each delivery at most one can be complete, since before it there was none.
    """
    colours = sorted(colour for colour, count in kept.items() if count > 0)
    return () if sets is None or len(colours) < sets.size else tuple(colours[: sets.size])
