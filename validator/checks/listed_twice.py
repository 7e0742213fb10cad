"""Things and entries that stand twice in a list."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from model.collection import thaw
from model.forms.form import Members
from model.forms.hints import ListOf
from model.forms.records import OneOf, Record
from model.scenario.change import Change
from model.scenario.collections import collection_names, record_in
from model.scenario.scenario_form import core_record, part_record
from model.wording.speech import tr
from model.yaml.canonical import item_key
from validator.check import check
from validator.checks.shape import EVERY_KEY
from validator.finding import ERROR, WARNING, Also, Finding, Repair, Way
from validator.repairs.repeats import without_second
from validator.repairs.shape_repairs import without
from validator.survey.survey import Survey

_PLAIN_SETS: Final = {"waters": ("cells",)}
"""Fields in which nothing may be said twice though their order is kept."""
MOST_REPAIRED: Final = 5
"""For so many repeated entries at a time it is worked out how the text would be without them."""


@check(
    "REF001",
    "duplicate-id",
    ERROR,
    reads=EVERY_KEY,
    hides_all=True,
    holds=("VAL-CRY-02", "VAL-AOS-23", "VAL-AOS-35", "SFR-CHK-01", "TRN-CHK-13"),
)
def duplicate_id(survey: Survey) -> Iterator[Finding]:
    """Two things of one list have the same id.

    Why: whoever names the id can only mean one of them; the other is not in the game.
    Repair: give one of them another id, or take it away. A second one that says the same as the
    first can go without harm.

    Bad:
        goods:
        - {id: salt, chips: 3}
        - {id: salt, chips: 4}

    Good:
        goods:
        - {id: salt, chips: 3}
    """
    for way, items in _lists_in(survey.plain):
        seen: dict[str, Any] = {}
        for place, item in enumerate(items):
            name = item_key(item)
            if name is not None and name in seen:
                is_same = item == seen[name]
                same = tr(", and says the same both times") if is_same else ""
                yield Finding(
                    message=tr(
                        '"{name}" stands twice under {way}{same}',
                        name=name,
                        way=".".join(way),
                        same=same,
                    ),
                    route=(*way, place),
                    also=(Also((*way, name), tr("it stands here first")),),
                    repair=_without_copy(survey, way, item) if is_same else None,
                )
            elif name is not None:
                seen[name] = item


def _lists_in(plain: dict[str, Any]) -> Iterator[tuple[tuple[str, ...], list[Any]]]:
    """The lists of things that have ids, with the ways to them."""
    board = plain.get("board")
    ways: list[tuple[tuple[str, ...], Any]] = [((key,), items) for key, items in plain.items()]
    if isinstance(board, dict):
        ways.append((("board", "lines"), board.get("lines")))
    yield from ((way, items) for way, items in ways if isinstance(items, list))


def _without_copy(survey: Survey, way: tuple[str, ...], item: Any) -> Repair | None:
    """Takes away the second of two things that say the same."""
    for misfit in survey.scenario.misfits.values():
        if misfit.route[: len(way)] == way and thaw(misfit.plain) == item:
            change = Change(tr("take a copy away"), (without(misfit),))
            return Repair(tr("take the second one away"), change, safe=True)
    return None


@check(
    "REF002",
    "repeated-entry",
    WARNING,
    reads=EVERY_KEY,
    holds=("VAL-CRY-04", "VAL-AOS-09", "VAL-AOS-31", "SFR-CHK-18", "TRN-CHK-06"),
)
def repeated_entry(survey: Survey) -> Iterator[Finding]:
    """A cell, an edge, a path or an id stands twice in one list.

    Why: it counts once; another one was probably meant.
    Repair: take one away, or write the one that was meant.

    Bad:
        cities:
        - {id: kestrel-bay, supplies: [fish, fish]}

    Good:
        cities:
        - {id: kestrel-bay, supplies: [fish]}
    """
    system = survey.scenario.system
    for number, finding in enumerate(_all_repeated(survey.plain, system)):
        is_shown = number < MOST_REPAIRED
        repair = without_second(survey.file, finding.route, finding.word) if is_shown else None
        field = finding.route[-1] if finding.word else finding.route[-2]
        yield replace(finding, repair=repair, spoils=survey.spoilt_by(str(field)))


def _all_repeated(said: dict[str, Any], system: str) -> Iterator[Finding]:
    for record in (core_record(system), part_record(system)):
        for key in _sets_of("", record) if record is not None else ():
            yield from _repeated(said.get(key), (key,))
    for room in collection_names(system):
        items, record = said.get(room), record_in(system, room)
        if record is not None and isinstance(items, list):
            sets, lists = _sets_of(room, record), _lists_of(record)
            for item in items:
                yield from _repeated_inside(room, item, sets, lists)


def _sets_of(room: str, record: Record) -> list[str]:
    """The fields of a thing in which nothing may be said twice; texts are lists of cells."""
    sets = [name for name, slot in record.slots.items() if isinstance(slot.form, Members)]
    return [*sets, *_PLAIN_SETS.get(room, ())]


def _lists_of(record: Record) -> list[str]:
    """The fields that list what has fields of its own, such as the effects of a card."""
    lists = ((name, slot.form) for name, slot in record.slots.items())
    return [
        name
        for name, form in lists
        if isinstance(form, ListOf) and isinstance(form.item, (OneOf, Record))
    ]


def _repeated_inside(
    room: str, item: Any, sets: Sequence[str], lists: Sequence[str]
) -> Iterator[Finding]:
    name = item_key(item)
    if name is None:
        return
    for field in sets:
        yield from _repeated(item.get(field), (room, name, field))
    for field in lists:
        listed = item.get(field)
        for place, inner in enumerate(listed if isinstance(listed, list) else ()):
            for key, value in inner.items() if isinstance(inner, dict) else ():
                if isinstance(value, list):
                    yield from _repeated(value, (room, name, field, place, key))


def _repeated(said: Any, route: Way) -> Iterator[Finding]:
    is_text = isinstance(said, str)
    words = said.split() if isinstance(said, str) else said
    if not isinstance(words, list) or len(words) < 2:
        return
    texts = [_either_way(word) for word in words if isinstance(word, str)]
    if len(set(texts)) == len(texts):
        return
    for text, times in Counter(texts).items():
        if times > 1:
            yield Finding(
                message=tr(
                    "{shown} stands {times} times in {route}",
                    shown=_shown(text),
                    times=times,
                    route=route[-1],
                ),
                route=route if is_text else (*route, _last(words, text)),
                word=text if is_text else "",
            )


def _last(words: list[Any], text: str) -> int:
    """The place of the last of equal entries."""
    return max(
        place
        for place, word in enumerate(words)
        if isinstance(word, str) and _either_way(word) == text
    )


def _either_way(entry: str) -> str:
    """An entry whichever way it is written: an edge from either end, a path up or down."""
    words = entry.split()
    return " ".join(min(words, words[::-1]))


def _shown(entry: str) -> str:
    """A cell, an edge or an id as it is; a path is too long for a sentence."""
    words = entry.split()
    return (
        entry
        if len(words) < 3
        else tr("the path from {words} to {words2}", words=words[0], words2=words[-1])
    )
