"""The page of a review: what a change does to every map, in Markdown or for a terminal."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from milepost.reviews.maps import Reviewed
from milepost.reviews.parts import Part, as_lines, parts_of
from milepost.terminal.say import clean, count
from validator.report_formats.markdown import plain
from validator.wording.visible import harmless

MOST_CHANGES = 60
"""Of each map; one that was drawn anew is better looked at than read."""
MOST_MAPS = 60
LARGEST_PAGE = 900_000
"""Bytes; GitHub shows no summary of more than a mebibyte."""
_STATUSES = ("added", "changed", "renamed", "removed")
NOT_HEEDED = "new entries of allow: on maps that are not new are not heeded here"


def summary(maps: Sequence[Reviewed]) -> str:
    """What a change does, in a line."""
    counts = [(status, sum(one.status == status for one in maps)) for status in _STATUSES]
    said = [f"{count(n, 'map')} {status}" for status, n in counts if n]
    gained = sum(len(one.review.findings.gained) for one in maps)
    lost = sum(len(one.review.findings.lost) for one in maps)
    stayed = sum(len(one.judgement.told) for one in maps) - gained
    allowed = sum(len(one.review.allowed) for one in maps)
    said += [f"{count(gained, 'finding')} gained"] if gained else []
    said += [f"{count(lost, 'finding')} lost"] if lost else []
    said += [f"{count(stayed, 'finding')} as before"] if stayed else []
    said += [f"{count(allowed, 'entry', 'entries')} of allow: added"] if allowed else []
    return ", ".join(said) or "no map is different"


def text_page(maps: Sequence[Reviewed], notes: Iterable[str]) -> str:
    """For a terminal."""
    lines = []
    for one in maps:
        lines.append(clean(f"{one.name}: {_head(one)}"))
        lines += [f"  {line}" for line in as_lines(_parts(one))]
    lines += map(clean, notes)
    return "".join(f"{harmless(line)}\n" for line in [*lines, summary(maps)])


def markdown_page(
    maps: Sequence[Reviewed], notes: Iterable[str], pictures: Mapping[str, Sequence[str]]
) -> str:
    """For the summary of a job, not larger than GitHub shows."""
    lines = ["## What this changes on the maps", "", f"**{safe(summary(maps))}**"]
    lines += [part for note in notes for part in ("", f"> {safe(note)}")]
    for one in maps[:MOST_MAPS]:
        lines += _map(one, pictures.get(one.name, ()))
    if len(maps) > MOST_MAPS:
        lines += ["", f"… and {count(len(maps) - MOST_MAPS, 'more map')}"]
    return _cut("\n".join(map(harmless, lines)) + "\n")


def safe(text: str) -> str:
    """A stranger's text, of which nothing becomes markup or a link."""
    return plain(text).replace("://", "\\://").replace("www.", "www\\.")


def _head(one: Reviewed) -> str:
    said = f"{one.status} from {one.was}" if one.was else str(one.status)
    return f"{said}; {one.note}" if one.note else said


def _parts(one: Reviewed) -> Iterator[Part]:
    return parts_of(one.review, MOST_CHANGES)


def _map(one: Reviewed, pictures: Sequence[str]) -> Iterator[str]:
    yield from ("", f"### {safe(one.name)}", "", f"_{safe(_head(one))}_")
    for part in _parts(one):
        yield from ("", *([f"**{part.heading}**", ""] if part.heading else []))
        yield from (f"* {safe(line)}" for line in part.lines)
        yield from (f"* … {safe(more)}" for more in [part.more] if more)
    if pictures:
        yield from ("", f"Pictures in the artifact: {', '.join(f'`{name}`' for name in pictures)}")


def _cut(page: str) -> str:
    data = page.encode(errors="backslashreplace")
    if len(data) <= LARGEST_PAGE:
        return page
    whole = data[:LARGEST_PAGE].rpartition(b"\n")[0].decode(errors="ignore")
    return f"{whole}\n\n… and more than a summary can hold\n"
