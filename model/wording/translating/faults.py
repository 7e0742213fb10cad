"""What is wrong with a translation, in sentences for its translator."""

import re
from collections.abc import Iterator

from model.wording.languages.catalogue import fields
from model.wording.languages.po_text import Entry

MARKUP = re.compile(r"</?[a-z]+[^<>]*>")


def faults_of(entry: Entry, forms: int) -> Iterator[str]:
    """The faults of an entry that is translated, for a language of so many plural forms."""
    if entry.many and len(entry.said) != forms:
        yield f"it has {len(entry.said)} plural forms, and the language has {forms}"
        return
    for one in entry.said:
        yield from _faults(entry, one)


def _faults(entry: Entry, said: str) -> Iterator[str]:
    sources = [text for text in (entry.text, entry.many) if text]
    if not any(fields(said) == fields(text) for text in sources):
        yield f"its fields in braces are not those of the text: {said!r}"
    if sorted(MARKUP.findall(said)) not in [sorted(MARKUP.findall(text)) for text in sources]:
        yield f"its marks of layout (<b>, <a>) are not those of the text: {said!r}"
    if any(sign.isalpha() for sign in entry.text):
        yield from _faults_of_ends(entry.text, said)
    if any(ord(sign) < 32 and sign not in "\n\t" for sign in said):
        yield f"it has signs that cannot be seen: {said!r}"


def _faults_of_ends(text: str, said: str) -> Iterator[str]:
    for place, name in ((0, "begins"), (-1, "ends")):
        ours, theirs = text[place], said[place]
        if ours.isspace() != theirs.isspace():
            yield f"it {name} with a gap, or the text does: {said!r}"
    if text.count("\n") != said.count("\n"):
        yield f"it has other ends of lines than the text: {said!r}"
