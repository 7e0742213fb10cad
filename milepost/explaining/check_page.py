"""The page of a check at the terminal and as data; a check that is no more has one too."""

from collections.abc import Iterable, Iterator
from typing import Any

from validator.catalogue.documentation import Page, page_of
from validator.catalogue.published import Retired, register
from validator.catalogue.topics import TOPICS, topic_of
from validator.check import Check, check_called
from validator.reporting.allowing import why_never
from validator.running.example_files import example_entry
from validator.wording.wrapping import wrapped

Explained = Check | Retired
PREVIEW = "but told as info and failing nothing before {} has passed"
STAGES = {
    "reading": "told when a file is read",
    "afterwards": "told when all else is known",
    "working": "told about what stands around the maps",
}


def check_named(name: str) -> Explained | None:
    """A check of today or a retired one, by its code or its name."""
    return check_called(name) or check_called(name.upper()) or register().retired_called(name)


def lines_of(check: Explained, columns: int) -> list[str]:
    """The page for people, in lines of so many columns."""
    lines = _retired(check) if isinstance(check, Retired) else _page(check)
    return [part for line in lines for part in _folded(line, columns)]


def _folded(line: str, columns: int) -> list[str]:
    """Sentences are folded; the lines of an example are shown as they are."""
    is_example = line.startswith("    ")
    return [line] if is_example or not line else wrapped(line, columns, "    ")


def _page(check: Check) -> Iterator[str]:
    page = page_of(check)
    yield f"{check.code} {check.name}: {_kind(check)}"
    yield f"  {page.what}"
    yield from (f"  {' '.join(part.split())}" for part in page.more.split("\n\n") if part)
    yield from ("", f"  Why: {page.why}", f"  Repair: {page.repair}")
    yield from _examples(page)
    yield from _allowing(check)
    yield from _links(check)


def _kind(check: Check) -> str:
    whose = f"for {check.system} scenarios" if check.system else "for every scenario"
    when = "only asked with --play" if check.asks_engine else STAGES.get(check.stage, whose)
    gravity = f"{check.severity}, {PREVIEW.format(check.preview)}"
    gravity = gravity if check.is_preview else str(check.severity)
    return f"{gravity}, {when} ({TOPICS[topic_of(check.code)]}, since {check.since})"


def _examples(page: Page) -> Iterator[str]:
    for title, example in (("Bad", page.bad), ("Good", page.good)):
        if example:
            yield from ("", f"  {title}:")
            yield from (f"    {line}".rstrip() for line in example.splitlines())


def _allowing(check: Check) -> Iterator[str]:
    """How a finding is accepted, with the place of the bad example, or why none can be."""
    entry, why = example_entry(check), why_never(check)
    if entry:
        yield from ("", "  To allow it:", "    allow:", f"    - {entry}")
    elif why:
        yield from ("", f"  It cannot be allowed: {why}.")


def _links(check: Check) -> Iterator[str]:
    hidden = sorted(check.implies | check.implies_anywhere)
    told = (
        ("holds", check.holds),
        ("rests on", check.rules),
        ("what only follows from it is not told:", hidden),
    )
    said = [f"  {how} {', '.join(names)}" for how, names in told if names]
    yield from ("", *said) if said else ()


def _retired(check: Retired) -> Iterator[str]:
    yield f"{check.code} {check.name}: retired in {check.until} (since {check.since})"
    yield from (f"  {check.what}", f"  {check.why}")
    if check.instead:
        yield f"  Look at {', '.join(check.instead)} instead."


def as_data(check: Explained) -> dict[str, Any]:
    """The page for programs."""
    if isinstance(check, Retired):
        from dataclasses import asdict

        return {"is_retired": True, **asdict(check), "instead": list(check.instead)}
    data: dict[str, Any] = {
        "code": check.code,
        "name": check.name,
        "topic": topic_of(check.code),
        "severity": str(check.severity),
        "system": check.system or None,
        "stage": check.stage,
        "is_played": check.asks_engine,
        "since": check.since,
        **page_of(check)._asdict(),
    }
    lists: dict[str, Iterable[str]] = {
        "rules": check.rules,
        "holds": check.holds,
        "implies": sorted(check.implies | check.implies_anywhere),
    }
    return data | {key: list(names) for key, names in lists.items()}
