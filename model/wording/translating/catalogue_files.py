"""The catalogues in the sources: brought up to what the sources say, and what is left to do."""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

from model.files.atomic import write_atomically
from model.wording.languages.catalogue import PLURALS
from model.wording.languages.po_text import Entry, entries, header, written
from model.wording.translating.faults import faults_of
from model.wording.translating.sources import HERE, Word, words

FOLDER: Final = HERE / "model" / "wording" / "languages"
Key = tuple[str, str, str]


def languages() -> list[str]:
    """The languages that have a catalogue."""
    return sorted(path.stem for path in FOLDER.glob("*.po"))


def path_of(language: str) -> Path:
    return FOLDER / f"{language}.po"


def entries_of(language: str) -> list[Entry]:
    """The entries of a catalogue, its header first."""
    return list(entries(path_of(language).read_text(encoding="utf-8")))


def forms_of(head: Entry) -> int:
    """How many plural forms a language has."""
    rule = header(head).get(PLURALS, "nplurals=2")
    return int(rule.partition("nplurals=")[2].partition(";")[0])


def brought_up(old: list[Entry], said: Mapping[Word, list[str]]) -> list[Entry]:
    """A catalogue with the texts that there are now: new ones empty, vanished ones gone.

    No translation is guessed from one alike. They stand in the order of the alphabet, so that
    two people who add texts rarely meet.
    """
    head, *rest = old
    known = {_key(one): one for one in rest}
    forms = forms_of(head)
    return [head, *(_entry(word, said[word], known, forms) for word in sorted(said))]


def _entry(word: Word, places: list[str], known: Mapping[Key, Entry], forms: int) -> Entry:
    before = known.get((word.one, word.many, word.about))
    empty = ("",) * (forms if word.many else 1)
    said = before.said if before and before.is_done else empty
    return Entry(word.one, said, word.many, word.about, tuple(places))


def _key(entry: Entry) -> Key:
    return entry.text, entry.many, entry.about


def update(language: str) -> int:
    """Brings the catalogue of a language up to the sources; how many texts are to be translated."""
    now = brought_up(entries_of(language), words())
    write(language, now)
    return sum(not one.is_done for one in now)


def write(language: str, now: Iterable[Entry]) -> None:
    write_atomically(path_of(language), written(now).encode())


def template() -> str:
    """Every text as a template of gettext, for a language that is begun."""
    head = Entry("", ("Content-Type: text/plain; charset=UTF-8\n",))
    return written(
        [
            head,
            *(
                Entry(w.one, ("", "") if w.many else ("",), w.many, w.about, tuple(places))
                for w, places in sorted(words().items())
            ),
        ]
    )


def faults(language: str) -> Iterator[str]:
    """What is wrong in a catalogue, each with its text."""
    head, *rest = entries_of(language)
    forms = forms_of(head)
    for one in rest:
        if one.is_done:
            yield from (f"{one.text!r}: {fault}" for fault in faults_of(one, forms))


def share_done(language: str) -> float:
    """Which share of what the sources say is translated."""
    now = brought_up(entries_of(language), words())[1:]
    return sum(one.is_done for one in now) / len(now)
