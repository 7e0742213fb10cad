"""What each rule means, in a sentence, and where the rulebook tells of it: its IDs.

The sentences and IDs are those of the schema; open questions name the rules that decide them.
"""

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from model.forms.form import Route
from model.schema.fields import part_at
from model.wording.speech import spoken, tr

RULES = "rules"
SHORT = (20, 40)
"""So short a description, in a group or deeper, means something only beside what is above."""
_ID = r"[A-Z]{2,}(?:-[A-Z]+)*-\d+"
_MORE = r"(?:,? (?:and |or )?(?:to )?(?:" + _ID + r"|-\d+))"
_TOLD_AT = re.compile(rf"\s*\(?\b{_ID}(?:,?{_MORE})*\)?")
_ONE = re.compile(rf"(to )?({_ID}|-\d+)")


class Meaning(NamedTuple):
    """A rule in words, and the IDs of the rules of the rulebook that it is about."""

    text: str
    ids: tuple[str, ...]


def meaning_of(system: str, route: Route) -> Meaning:
    """What the rule at a route below `rules` means, beside what it is part of where needed."""
    return _meaning_in(system, route, spoken())


@cache
def _meaning_in(system: str, route: Route, _language: str) -> Meaning:
    told = [_about(system, route[:n]) for n in range(len(route), 0, -1)]
    texts: list[str] = []
    for text in filter(None, map(without_ids, told)):
        texts.insert(0, text)
        if len(" ".join(texts)) > SHORT[len(route) > 2] and not _is_of_table(system, route, texts):
            break
    ids = next((found for found in map(ids_in, told) if found), ())
    return Meaning(" ".join(texts), ids)


def _is_of_table(system: str, route: Route, texts: list[str]) -> bool:
    """Whether all that is told is of an entry, and nothing yet of its table."""
    return is_row(system, route) and bool(_about(system, route)) and len(texts) == 1


def without_ids(about: str) -> str:
    """A description without the IDs of the rulebook, and without words of files."""
    text = _TOLD_AT.sub("", about.replace("; null takes one away", ""))
    text = text.replace("null", "none").replace("Null", "None")
    text = re.sub(r"\s+([.,;:])", r"\1", text).strip(" ,;")
    text = re.sub(r"([.;:,])[.,;]+", r"\1", text)
    return text if not text or text.endswith((".", "?", "!")) else f"{text}."


def ids_in(about: str) -> tuple[str, ...]:
    """The IDs that a description names; those of a row, such as A-01 to A-04, one by one."""
    found: dict[str, None] = {}
    for run in _TOLD_AT.finditer(about):
        for until, said in _ONE.findall(run[0]):
            last = next(reversed(found), "")
            whole = said if not said.startswith("-") else last.rpartition("-")[0] + said
            found |= dict.fromkeys(_between(last, whole) if until and last else (whole,))
    return tuple(found)


def _between(first: str, last: str) -> Iterator[str]:
    """The numbers from after the first to the last, written as the last is."""
    topic, _, end = last.rpartition("-")
    start = first.rpartition("-")[2]
    if first.rpartition("-")[0] != topic or int(end) - int(start) > 99:
        yield last
        return
    for number in range(int(start) + 1, int(end) + 1):
        yield f"{topic}-{number:0{len(end)}}"


def _about(system: str, route: Route) -> str:
    part = part_at(system, (RULES, *route))
    return "" if part is None else tr(str(part.get("description", "")))


def is_row(system: str, route: Route) -> bool:
    """Whether a rule is an entry of a table, of which its table says what it means."""
    above = part_at(system, (RULES, *route[:-1]))
    return above is not None and route[-1] not in above.get("properties", {})
