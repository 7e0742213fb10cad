"""A review in parts with a heading each, for the terminal, a page of Markdown and a picture."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from milepost.terminal.say import clean
from validator.reporting.judgement import Told
from validator.reviews.game_changes import GameChange
from validator.reviews.map_review import MapReview, finding_sentence

MOST_IN_PLAY, MOST_FINDINGS = 12, 25
_WORDS = {
    "findings gained": "found now",
    "findings lost": "found no longer",
    "findings allowed": "allowed",
}
_HEADINGS = {
    "findings gained": "Findings gained",
    "findings lost": "Findings lost",
    "findings allowed": "Findings that are newly allowed",
    "newly allowed": "New entries of `allow:`",
}


class Part(NamedTuple):
    """Sentences of one kind."""

    title: str
    lines: tuple[str, ...]
    more: str = ""
    """What is not shown, in words."""
    heading: str = ""
    """Its title on a page."""
    word: str = ""
    """What stands before each of its sentences in a list without headings."""


def parts_of(review: MapReview, most_changes: int | None = None) -> Iterator[Part]:
    """What a review has to say; the changes first, under no heading."""
    yield from _part("", review.changes, most_changes, "change")
    yield from map(_in_play, review.in_play.told)
    findings = review.findings
    yield from _findings("findings gained", findings.gained)
    yield from _findings("findings lost", findings.lost)
    yield from _part("findings allowed", map(_allowed, findings.allowed), MOST_FINDINGS, "finding")
    yield from _part("newly allowed", review.allowed_sentences(), MOST_FINDINGS, "entry", "entries")


def _in_play(change: GameChange) -> Part:
    more = _more(change.lines, MOST_IN_PLAY, change.one, change.many)
    more = "; ".join(filter(None, (more, change.note)))
    shown = change.lines[:MOST_IN_PLAY]
    return Part(change.title, shown, more, change.heading, change.word)


def _findings(title: str, told: Sequence[Told]) -> Iterator[Part]:
    """The gravest first."""
    ranked = sorted(told, key=lambda one: one.severity.rank)
    yield from _part(title, map(finding_sentence, ranked), MOST_FINDINGS, "finding")


def _allowed(told: Told) -> str:
    """A finding that is newly allowed, with the reason that its entry gives."""
    return f"{finding_sentence(told)} (allowed: {told.allowed})"


def _part(
    title: str, said: Iterable[str], most: int | None, one: str, many: str = ""
) -> Iterator[Part]:
    lines = tuple(said)
    if lines:
        heading, word = _HEADINGS.get(title, title), _WORDS.get(title, title)
        yield Part(title, lines[:most], _more(lines, most, one, many), heading, word)


def _more(lines: Sequence[str], most: int | None, one: str, many: str = "") -> str:
    left = 0 if most is None else len(lines) - most
    words = one if left == 1 else many or f"{one}s"
    return f"and {left:,} more {words}" if left > 0 else ""


def as_lines(parts: Iterable[Part]) -> Iterator[str]:
    """For a terminal: a heading, and below it the sentences further in."""
    for part in parts:
        said = [clean(line) for line in (*part.lines, part.more) if line]
        if part.title:
            yield f"{part.title}:"
            yield from (f"  {line}" for line in said)
        else:
            yield from said


def as_sentences(parts: Iterable[Part]) -> Iterator[str]:
    """For a list without headings: each sentence says itself what it is."""
    for part in parts:
        before = f"{part.word}: " if part.word else ""
        yield from (f"{before}{line}" for line in part.lines)
        if part.more:
            yield part.more


def as_data(review: MapReview) -> dict[str, Any]:
    """For machines, nothing left out."""
    return {
        **review.in_play.data,
        "findings": {
            "gained": list(map(_told, review.findings.gained)),
            "lost": list(map(_told, review.findings.lost)),
            "allowed": list(map(_told, review.findings.allowed)),
        },
        "allow": [
            {"code": one.code, "place": one.place, "reason": one.reason} for one in review.allowed
        ],
    }


def _told(one: Told) -> dict[str, Any]:
    return {
        "code": one.code,
        "name": one.name,
        "severity": str(one.severity),
        "message": one.message,
        "line": one.span.line,
        "column": one.span.column,
        "pointer": one.pointer,
        "mark": one.mark,
    }
