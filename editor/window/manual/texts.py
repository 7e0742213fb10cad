"""Pages as texts: their headings with anchors, their sections, and Markdown as Qt reads it."""

import re
from collections.abc import Iterator
from typing import Final

from model.forms.frozen import dataclass

BREAK: Final = "\u2028"
"""A new line inside a paragraph, as Qt knows it; a table has no other way to say it."""
_FENCE: Final = re.compile(r"(```|~~~)")
_HEADING: Final = re.compile(r"(#{1,6}) +(.+?) *#*$")
_COMMENT: Final = re.compile(r"<!--.*-->")
_CODE_OR_BREAK: Final = re.compile(r"(`+)(?:.+?)\1|<br>")
_NO_SLUG: Final = re.compile(r"[^\w\- ]")
_PICTURE: Final = re.compile(r"!\[([^\]]*)\]\([^)]*\)")
_MARKS: Final = re.compile(r"\[([^\]]*)\]\([^)]*\)|[*`]|\\(?=[|<>*_`\\])")


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading with the anchor that links name."""

    level: int
    name: str
    anchor: str


@dataclass(frozen=True, slots=True)
class Section:
    """What stands under one heading."""

    heading: Heading
    text: str


def headings_of(text: str) -> list[Heading]:
    """The headings of a page in their order."""
    return [section.heading for section in sections_of(text)]


def sections_of(text: str) -> list[Section]:
    """A page heading by heading, in plain words, blocks of code among them."""
    found: list[tuple[Heading, list[str]]] = []
    taken: dict[str, int] = {}
    for line, is_code in lines_of(text):
        heading = None if is_code else _HEADING.match(line)
        if heading:
            name = plain(heading[2])
            found.append((Heading(len(heading[1]), name, _anchor(name, taken)), []))
        elif found and not (not is_code and _COMMENT.fullmatch(line)):
            found[-1][1].append(line if is_code else plain(line))
    return [Section(heading, "\n".join(lines)) for heading, lines in found]


def _anchor(name: str, taken: dict[str, int]) -> str:
    """The anchor of a heading, the same as on the site; the second of a name has a number."""
    made = slug(name)
    taken[made] = taken.get(made, -1) + 1
    return f"{made}_{taken[made]}" if taken[made] else made


def slug(name: str) -> str:
    return _NO_SLUG.sub("", name.strip().lower()).replace(" ", "-")


def plain(line: str) -> str:
    """A line without the marks of Markdown."""
    words = _PICTURE.sub(lambda found: found[1], line.replace("<br>", " "))
    return _MARKS.sub(lambda found: found[1] or "", words).strip()


def lines_of(text: str) -> Iterator[tuple[str, bool]]:
    """The lines of a page, and whether each belongs to a block of code."""
    fence = ""
    for line in text.splitlines():
        found = _FENCE.match(line)
        if found and not fence:
            fence = found[1]
            yield line, True
        elif fence:
            fence = "" if line.rstrip() == fence else fence
            yield line, True
        else:
            yield line, False


def prose(text: str) -> Iterator[str]:
    """The lines of a page that are no code."""
    return (line for line, is_code in lines_of(text) if not is_code)


def for_qt(text: str) -> str:
    """Markdown as Qt reads it: without comments, and with its own sign for a new line."""
    return "\n".join(
        line if is_code else "" if _COMMENT.fullmatch(line) else _with_breaks(line)
        for line, is_code in lines_of(text)
    )


def _with_breaks(line: str) -> str:
    return _CODE_OR_BREAK.sub(lambda found: BREAK if found[0] == "<br>" else found[0], line)
