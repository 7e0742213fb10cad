"""A catalogue of translations that can be trusted, whoever wrote it.

What does not fit is left out, and a sentence tells so: bytes that are no text, a translation with
other fields to fill in than its text, a rule of plurals that cannot be worked out.
"""

import re
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from string import Formatter
from typing import NamedTuple

from model.wording.languages.po_text import Entry, entries, header

PLURALS = "Plural-Forms"
OWN_NAME = "X-Own-Name"
"""A line of the header: what the language calls itself."""
MOST_FORMS = 6
_PLAIN = re.compile(
    r"""(?:\A|(?<=\n\n))(?:\#[:.].*\n)*"""
    r"""msgid\ "([^"\\\n]+)"\nmsgstr\ "([^"\\\n]+)"\n(?:\n|\Z)"""
)
_fields_in = Formatter().parse
Field = tuple[str, str, str]
Plural = Callable[[int], int]


class Catalogue(NamedTuple):
    """What is said for which text."""

    language: str
    name: str
    """What the language calls itself."""
    texts: dict[str, str]
    plurals: dict[str, tuple[str, ...]]
    form: Plural
    """Which of the plural forms stands beside a number."""
    faults: tuple[str, ...] = ()
    """What was left out, and why, in sentences."""

    def many(self, one: str, many: str, count: int) -> str:
        """The form of a text that stands beside a number; our own where there is none."""
        forms = self.plurals.get(one)
        if forms is None:
            return one if count == 1 else many
        return forms[self.form(count)]


def _as_in_english(count: int) -> int:
    return int(count != 1)


ENGLISH = Catalogue("en", "English", {}, {}, _as_in_english)


def key(text: str, about: str) -> str:
    """Under which key a catalogue keeps a text that is about something, as gettext does it."""
    return f"{about}\x04{text}" if about else text


def fields(pattern: str) -> frozenset[Field] | None:
    """The fields of a text that are filled in; None where its braces are no fields."""
    if "{" not in pattern and "}" not in pattern:
        return frozenset()
    try:
        found = [one for one in _fields_in(pattern) if one[1] is not None]
    except ValueError:
        return None
    return frozenset(
        (name or str(place), spec or "", how or "")
        for place, (_, name, spec, how) in enumerate(found)
    )


def read_catalogue(data: bytes, language: str) -> Catalogue:
    """A catalogue from the bytes of a .po file; whatever they are, there comes one."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        return _without(language, f"It is no text in UTF-8: byte {error.start} cannot be read.")
    plain, left = _plain_ones(text)
    try:
        return _of_entries([*entries(left)], plain, language)
    except ValueError as error:
        line = _first_bad_line(text) or error
        return _without(language, f"Line {line} is none that a catalogue of gettext may have.")


def _plain_ones(text: str) -> tuple[dict[str, str], str]:
    """Texts in one line with one translation, as nearly all are, and what is left of a catalogue.

    They are taken out in one go, since a window waits for them.
    """
    found = dict(_PLAIN.findall(text))
    return found, _PLAIN.sub("", text) if found else text


def _first_bad_line(text: str) -> str:
    try:
        deque(entries(text), 0)
    except ValueError as error:
        return str(error)
    return ""


def _without(language: str, fault: str) -> Catalogue:
    return ENGLISH._replace(language=language, name=language, faults=(fault,))


def _of_entries(found: list[Entry], texts: dict[str, str], language: str) -> Catalogue:
    head = next((header(one) for one in found if not one.text), {})
    faults = [*_strange_ones(texts)]
    count, form = _plural_forms(head.get(PLURALS, ""), faults)
    plurals: dict[str, tuple[str, ...]] = {}
    for one in found:
        if not one.text or not one.is_done:
            continue
        if one.many and len(one.said) != count:
            faults.append(f"{_short(one.text)} needs {count} plural forms and has {len(one.said)}.")
        elif not fits(one):
            faults.append(_strange(one.text))
        elif one.many:
            plurals[key(one.text, one.about)] = one.said
        else:
            texts[key(one.text, one.about)] = one.said[0]
    return Catalogue(language, head.get(OWN_NAME) or language, texts, plurals, form, tuple(faults))


def _strange_ones(texts: dict[str, str]) -> Iterator[str]:
    """Takes out the texts whose translations have other fields, and tells so."""
    braced = [(text, said) for text, said in texts.items() if "{" in said or "}" in said]
    for text, said in braced:
        if not fits(Entry(text, (said,))):
            del texts[text]
            yield _strange(text)


def _strange(text: str) -> str:
    return f"{_short(text)} is translated with other fields in braces."


def fits(entry: Entry) -> bool:
    """Whether a translation fills in no field that its text does not."""
    known = fields(entry.text)
    if known is None:
        return True  # its braces are no fields, and nothing is filled in
    if entry.many:
        known |= fields(entry.many) or frozenset()
    return all(_is_within(fields(one), known) for one in entry.said)


def _is_within(said: Iterable[Field] | None, known: frozenset[Field]) -> bool:
    return said is not None and known.issuperset(said)


def _short(text: str) -> str:
    return repr(text if len(text) <= 60 else text[:59] + "…")


def _plural_forms(line: str, faults: list[str]) -> tuple[int, Plural]:
    """How many plural forms there are, and which is for what number: `nplurals=1; plural=0;`."""
    if not line:
        return 2, _as_in_english
    said = dict(_assignments(line))
    try:
        count, form = int(said["nplurals"]), _worked_out(said["plural"])
        if not 0 < count <= MOST_FORMS or not all(0 <= form(n) < count for n in range(200)):
            raise ValueError
    except (KeyError, ValueError, ArithmeticError, RecursionError):
        faults.append(f"The rule of its plural forms cannot be worked out: {_short(line)}.")
        return 2, _as_in_english
    return count, lambda number: _bounded(form, number, count)


def _bounded(form: Plural, number: int, count: int) -> int:
    try:
        return min(max(form(abs(number)), 0), count - 1)
    except ArithmeticError:
        return count - 1


def _assignments(line: str) -> Iterator[tuple[str, str]]:
    for part in line.split(";"):
        name, _, value = part.partition("=")
        yield name.strip(), value.strip()


def _worked_out(rule: str) -> Plural:
    from gettext import c2py

    made: Plural = c2py(rule)
    return made
