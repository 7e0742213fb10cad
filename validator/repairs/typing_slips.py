"""Repairs of files that cannot be read: slips of typing, put right in the text itself."""

from collections.abc import Callable
from typing import NamedTuple

from model.bounded_files import LARGEST_FILE
from model.scenario.change import Change
from model.unreadable import Unreadable
from model.yaml.nodes import read_nodes
from validator.finding import Repair

MOST_ROUNDS = 100
"""Somebody who never puts quotes around cells has the same slip in every line."""


class Mended(NamedTuple):
    """A text that can be read, or at least further than before, and what was done to it."""

    text: str
    titles: tuple[str, ...]


def repair_of(trouble: Unreadable) -> Repair | None:
    """What puts right what a file cannot be read for, if it can then be read further."""
    remedy = trouble.remedy
    if not remedy.mended or not _leads_on(trouble, _trouble_in(remedy.mended, trouble.name)):
        return None
    label = remedy.repair[:1].upper() + remedy.repair[1:]
    return Repair(remedy.repair, Change(label, ()), safe=True, text=remedy.mended)


def mended(trouble: Unreadable, wanted: Callable[[Unreadable], bool]) -> Mended | None:
    """Puts right one slip after the other, as long as each lets the file be read further."""
    text, titles = "", []
    now: Unreadable | None = trouble
    for _ in range(min(MOST_ROUNDS, 1 + LARGEST_FILE // max(len(trouble.remedy.mended), 1))):
        if now is None or not now.remedy.mended or not wanted(now):
            break
        after = _trouble_in(now.remedy.mended, now.name)
        if not _leads_on(now, after):
            break
        text = now.remedy.mended
        titles.append(now.remedy.repair)
        now = after
    return Mended(text, tuple(titles)) if titles else None


def _trouble_in(text: str, name: str) -> Unreadable | None:
    try:
        read_nodes(text, name)
    except Unreadable as trouble:
        return trouble
    return None


def _leads_on(before: Unreadable, after: Unreadable | None) -> bool:
    """Whether a text can be read now, or to a later place than before."""
    if after is None:
        return True
    return (after.line or 0, after.column or 0) > (before.line or 0, before.column or 0)
