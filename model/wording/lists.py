"""Lists in words, as the language that is spoken joins them: `Aston, Byford and Camber`."""

from collections.abc import Sequence

from model.wording.speech import tr, trn


def joined(names: Sequence[str]) -> str:
    """Some names behind each other, the last one with an `and` before it."""
    if len(names) < 2:
        return names[0] if names else ""
    return tr("{names} and {last}", names=tr(", ").join(names[:-1]), last=names[-1])


def joined_up_to(names: Sequence[str], most: int) -> str:
    """Some names behind each other; where there are more, it is said how many."""
    if len(names) <= most:
        return joined(names)
    left = len(names) - most
    shown = tr(", ").join(names[:most])
    return trn("{names} and {n} more", "{names} and {n} more", left, names=shown)
