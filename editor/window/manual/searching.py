"""Searching the manual: every section that has all the words, the best first."""

import re
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from editor.window.manual.book import Book, NotThere, Place
from editor.window.manual.texts import Section, sections_of
from model.forms.frozen import dataclass

MOST: Final = 200
LONGEST: Final = 100
"""Letters of what is searched for."""
BEFORE, AFTER = 40, 90
"""Letters before and after the first word that is found."""
_WORDS: Final = re.compile(r"\W+")
_LINES: Final = re.compile(r"[|`]|-{3,}")
"""What draws a table, and tells nobody anything in a line."""


@dataclass(frozen=True, slots=True)
class Hit:
    """A section that has all the words."""

    place: Place
    title: str
    """Of the page."""
    heading: str
    around: str
    """The words with what stands around them."""


def words_of(typed: str) -> tuple[str, ...]:
    """The words that somebody looks for."""
    return tuple(typed[:LONGEST].casefold().split())


def hits(book: Book, typed: str) -> list[Hit]:
    """Where all words are, titles first, then headings, then texts."""
    words = words_of(typed)
    if not words:
        return []
    found: list[tuple[int, int, Hit]] = []
    first = _for_designers(book)
    for number, (page, title, section) in enumerate(_sections(book)):
        rank = _rank(words, title, section)
        if rank:
            rank += 12 * (page in first)
            found.append((-rank, number, _hit(page, title, section, words)))
    found.sort(key=lambda one: one[:2])
    return [hit for _, _, hit in found[:MOST]]


def _rank(words: Sequence[str], title: str, section: Section) -> int:
    """How well a section fits; nothing where a word is missing."""
    name, text = section.heading.name.casefold(), section.text.casefold()
    title = title.casefold()
    if not all(word in name or word in text or word in title for word in words):
        return 0
    if not any(word in name or word in text for word in words):
        return 0
    phrase = " ".join(words)
    whole = sum(word in _WORDS.split(name) for word in words)
    begun = sum(word in name for word in words)
    return 1 + 8 * whole + 4 * begun + 4 * (phrase in text) + 6 * (phrase == name)


def _for_designers(book: Book) -> frozenset[str]:
    """The pages under the first heading of the contents: most people look for those."""
    contents = book.contents()
    return frozenset(one.page for one in contents if one.group == contents[0].group)


def _hit(page: str, title: str, section: Section, words: Sequence[str]) -> Hit:
    place = Place(page, section.heading.anchor)
    return Hit(place, title, section.heading.name, _around(section.text, words))


def _around(text: str, words: Sequence[str]) -> str:
    """The first place of a word, with a few words before and after it."""
    flat = " ".join(_LINES.sub(" ", text).split())
    at = min((found for word in words if (found := flat.casefold().find(word)) >= 0), default=0)
    start, end = max(0, at - BEFORE), min(len(flat), at + AFTER)
    if start:
        start = flat.find(" ", start, at) + 1 or start
    if end < len(flat):
        end = max(flat.rfind(" ", at, end), at + 1)
    before = "… " if start else ""
    after = " …" if end < len(flat) else ""
    return f"{before}{flat[start:end]}{after}"


def _sections(book: Book) -> Iterator[tuple[str, str, Section]]:
    for page in book.pages():
        for section in _sections_of(book, page):
            yield page, _title(book, page), section


@cache
def _sections_of(book: Book, page: str) -> tuple[Section, ...]:
    """A page that cannot be read has nothing to be found."""
    try:
        return tuple(sections_of(book.text(page)))
    except NotThere:
        return ()


def _title(book: Book, page: str) -> str:
    sections = _sections_of(book, page)
    return sections[0].heading.name if sections else page
