"""A review in parts with a heading each, for the terminal, a page of Markdown and a picture."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from milepost.terminal.say import clean, count
from validator.reporting.judgement import Told
from validator.reviews.map_review import MapReview, finding_sentence

MOST_PRICES, MOST_FINDINGS = 12, 25


class Part(NamedTuple):
    """Sentences of one kind."""

    title: str
    lines: tuple[str, ...]
    more: str = ""
    """What is not shown, in words."""


def parts_of(review: MapReview, most_changes: int | None = None) -> Iterator[Part]:
    """What a review has to say; the changes first, under no heading."""
    yield from _part("", review.changes, most_changes, "change")
    yield from _prices(review)
    findings = review.findings
    yield from _findings("findings gained", findings.gained)
    yield from _findings("findings lost", findings.lost)
    yield from _part("newly allowed", review.allowed_sentences(), MOST_FINDINGS, "entry", "entries")


def _prices(review: MapReview) -> Iterator[Part]:
    said = review.price_sentences()
    more = _more(said, MOST_PRICES, "pair of cities", "pairs of cities")
    if review.prices.not_asked and said:
        large = f"the map is large: {count(review.prices.not_asked, 'city', 'cities')} not compared"
        more = f"{more}; {large}" if more else large
    if said:
        yield Part("prices", tuple(said[:MOST_PRICES]), more)


def _findings(title: str, told: Sequence[Told]) -> Iterator[Part]:
    """The gravest first."""
    ranked = sorted(told, key=lambda one: one.severity.rank)
    yield from _part(title, map(finding_sentence, ranked), MOST_FINDINGS, "finding")


def _part(
    title: str, said: Iterable[str], most: int | None, one: str, many: str = ""
) -> Iterator[Part]:
    lines = tuple(said)
    if lines:
        yield Part(title, lines[:most], _more(lines, most, one, many))


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


_SHORT = {"prices": "price", "findings gained": "found now", "findings lost": "found no longer"}


def as_sentences(parts: Iterable[Part]) -> Iterator[str]:
    """For a list without headings: each sentence says itself what it is."""
    for part in parts:
        before = f"{_SHORT.get(part.title, part.title)}: " if part.title else ""
        yield from (f"{before}{line}" for line in part.lines)
        if part.more:
            yield part.more


def as_data(review: MapReview) -> dict[str, Any]:
    """For machines, nothing left out."""
    return {
        "prices": [
            {"from": one.here, "to": one.there, "before": one.before, "after": one.after}
            for one in review.prices.changed
        ],
        "cities_not_compared": review.prices.not_asked,
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
