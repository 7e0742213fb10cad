"""Things and entries that stand twice in a list."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from model.collection import thaw
from model.scenario.change import Change
from model.yaml.canonical import item_key
from validator.check import check
from validator.checks.shape import EVERY_KEY
from validator.finding import ERROR, WARNING, Also, Finding, Repair, Way
from validator.repairs.repeats import without_second
from validator.repairs.shape_repairs import without
from validator.survey.survey import Survey

_SETS: Final = {
    "cities": ("members", "supplies", "tags"),
    "waters": ("cells", "also_crosses", "never_crosses", "crossable"),
    "regions": ("cells", "cities"),
    "links": ("serves",),
}
"""Fields in which nothing may be said twice, by collection; texts are lists of cells."""
MOST_REPAIRED: Final = 5
"""For so many repeated entries at a time it is worked out how the text would be without them."""

_SPOILT: Final = {"supplies": ("supplies", "trade"), "serves": ("links", "trade")}
"""What cannot be judged while an entry stands where another one was probably meant."""


def _said(survey: Survey) -> dict[str, Any]:
    """What is written where it can be looked at, with every repetition."""
    return survey.plain


@check("REF001", "duplicate-id", ERROR, reads=EVERY_KEY, hides_all=True, holds=("VAL-CRY-02",))
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
    for collection, items in _said(survey).items():
        if not isinstance(items, list):
            continue
        seen: dict[str, Any] = {}
        for place, item in enumerate(items):
            name = item_key(item)
            if name is not None and name in seen:
                is_same = item == seen[name]
                same = ", and says the same both times" if is_same else ""
                yield Finding(
                    message=f'"{name}" stands twice under {collection}{same}',
                    route=(collection, place),
                    also=(Also((collection, name), "it stands here first"),),
                    repair=_without_copy(survey, collection, item) if is_same else None,
                )
            elif name is not None:
                seen[name] = item


def _without_copy(survey: Survey, collection: str, item: Any) -> Repair | None:
    """Takes away the second of two things that say the same."""
    for misfit in survey.scenario.misfits.values():
        if misfit.route[:1] == (collection,) and thaw(misfit.plain) == item:
            change = Change("take a copy away", (without(misfit),))
            return Repair("take the second one away", change, safe=True)
    return None


@check("REF002", "repeated-entry", WARNING, reads=EVERY_KEY, holds=("VAL-CRY-04",))
def repeated_entry(survey: Survey) -> Iterator[Finding]:
    """A cell, an edge or an id stands twice in one list.

    Why: it counts once; another one was probably meant.
    Repair: take one away, or write the one that was meant.

    Bad:
        cities:
        - {id: kestrel-bay, supplies: [fish, fish]}

    Good:
        cities:
        - {id: kestrel-bay, supplies: [fish]}
    """
    for number, finding in enumerate(_all_repeated(_said(survey))):
        is_shown = number < MOST_REPAIRED
        repair = without_second(survey.file, finding.route, finding.word) if is_shown else None
        yield replace(finding, repair=repair)


def _all_repeated(said: dict[str, Any]) -> Iterator[Finding]:
    yield from _repeated(said.get("blocked"), ("blocked",))
    yield from _repeated(said.get("variants"), ("variants",))
    for collection, fields in _SETS.items():
        items = said.get(collection)
        for item in items if isinstance(items, list) else ():
            name = item_key(item)
            for field in fields if name is not None else ():
                yield from _repeated(item.get(field), (collection, str(name), field))
    events = said.get("events")
    for event in events if isinstance(events, list) else ():
        yield from _repeated_in_effects(event)


def _repeated_in_effects(event: Any) -> Iterator[Finding]:
    name = item_key(event)
    effects = event.get("effects") if name is not None else ()
    for place, effect in enumerate(effects if isinstance(effects, list) else ()):
        for field, value in effect.items() if isinstance(effect, dict) else ():
            if isinstance(value, list):
                yield from _repeated(value, ("events", str(name), "effects", place, field))


def _repeated(said: Any, route: Way) -> Iterator[Finding]:
    is_text = isinstance(said, str)
    words = said.split() if isinstance(said, str) else said
    if not isinstance(words, list) or len(words) < 2:
        return
    texts = [" ".join(sorted(word.split())) for word in words if isinstance(word, str)]
    if len(set(texts)) == len(texts):
        return
    for text, times in Counter(texts).items():
        if times > 1:
            yield Finding(
                message=f"{text} stands {times} times in {route[-1]}",
                route=route if is_text else (*route, _last(words, text)),
                word=text if is_text else "",
                spoils=_SPOILT.get(str(route[-1]), ()),
            )


def _last(words: list[Any], text: str) -> int:
    """The place of the last of equal entries."""
    return max(
        place
        for place, word in enumerate(words)
        if isinstance(word, str) and " ".join(sorted(word.split())) == text
    )
