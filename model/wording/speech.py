"""The language that the program speaks: every text for people goes through `tr`.

English is the language of the sources. Texts are put into another one where they are made, so that
whoever shows them needs not know; the command line speaks English unless it is told otherwise.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

from model.wording.languages.catalogue import ENGLISH, Catalogue
from model.wording.languages.catalogue import key as key_of
from model.wording.languages.known import catalogue_of

_chosen: Catalogue | None = None
_aside: ContextVar[Catalogue | None] = ContextVar("aside", default=None)


def speak(language: str) -> Catalogue:
    """Lets the whole program speak a language; the catalogue tells what is wrong in it."""
    global _chosen  # noqa: PLW0603 (one program speaks one language)
    catalogue = catalogue_of(language)
    _chosen = None if catalogue is ENGLISH else catalogue
    return catalogue


@contextmanager
def speaking(language: str) -> Iterator[Catalogue]:
    """Speaks another language for a while, in this thread alone."""
    catalogue = catalogue_of(language)
    before = _aside.set(catalogue)
    try:
        yield catalogue
    finally:
        _aside.reset(before)


def spoken() -> str:
    """The language that is spoken: `en`, `zh`."""
    return (_aside.get() or _chosen or ENGLISH).language


def tr(text: str, about: str = "", /, **parts: Any) -> str:
    """A text in the language that is spoken; write literals here.

    Parts are filled in: `tr("{card} cannot be bought", card=title)`. Where one English word means
    several things, say which: `tr("Clear", "terrain")`.
    """
    catalogue = _aside.get() or _chosen
    said = text if catalogue is None else catalogue.texts.get(key_of(text, about), text)
    return said.format(**parts) if parts else said


def trn(one: str, many: str, count: int, /, **parts: Any) -> str:
    """A text about a number of things, with the number filled in as {n}."""
    catalogue = _aside.get() or _chosen or ENGLISH
    return catalogue.many(one, many, count).format(n=count, **parts)


def later(text: str) -> str:
    """A text that is translated where it is shown; said here so that translators find it."""
    return text
