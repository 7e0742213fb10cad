"""The page of a check, read from its docstring: what, why, repair, a bad and a good example."""

import inspect
import re
from functools import cache
from typing import NamedTuple

from validator.check import Check, check_called

_PARTS = re.compile(r"^(Why|Repair|Bad|Good):", re.MULTILINE)


class Page(NamedTuple):
    """What there is to say about a check."""

    what: str
    """A sentence."""
    more: str
    """What else there is to know, often nothing."""
    why: str
    repair: str
    bad: str
    """A layer over the map of its examples, or a whole file, that the check complains of."""
    good: str
    """The same, put right."""


def page_of(check: Check) -> Page:
    """The page of a check; parts that are missing are empty."""
    text = inspect.cleandoc(check.doc)
    pieces = _PARTS.split(text)
    parts = dict(zip(pieces[1::2], pieces[2::2], strict=True))
    what, _, more = pieces[0].strip().partition("\n\n")
    return Page(
        what=_flowing(what),
        more=more.strip(),
        why=_flowing(parts.get("Why", "")),
        repair=_flowing(parts.get("Repair", "")),
        bad=_example(parts.get("Bad", "")),
        good=_example(parts.get("Good", "")),
    )


@cache
def usual_help(code: str) -> str:
    """What is to be done about findings of a code, as its page says it."""
    check = check_called(code)
    return page_of(check).repair.removesuffix(".") if check else ""


def _flowing(text: str) -> str:
    return " ".join(text.split())


def _example(text: str) -> str:
    example = inspect.cleandoc(text)
    return example + "\n" if example else ""
