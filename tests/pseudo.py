"""A language that nobody speaks: every text that is translated stands in ⟦…⟧ and is longer.

What is shown without these marks was not asked for in any language.
"""

from collections.abc import Iterator
from contextlib import contextmanager

from model.wording import speech
from model.wording.languages.catalogue import ENGLISH, Catalogue

LONGER = 0.4
"""By how much texts of other languages are often longer than ours."""
BEGIN, END = "⟦", "⟧"


def marked(text: str) -> str:
    """A text as the language says it; gaps at its ends stay there."""
    inside = text.strip()
    if not inside or not any(sign.isalpha() for sign in inside):
        return text
    longer = f"{BEGIN}{inside}{'~' * round(len(inside) * LONGER)}{END}"
    return text.replace(inside, longer, 1)


class _Texts(dict[str, str]):
    def get(self, text: str, other: str = "") -> str:  # type: ignore[override]
        return marked(other)


class _Pseudo(Catalogue):
    def many(self, one: str, many: str, count: int) -> str:
        return marked(one if count == 1 else many)


PSEUDO = _Pseudo(**{**ENGLISH._asdict(), "language": "qps", "texts": _Texts()})


@contextmanager
def speaking_pseudo() -> Iterator[None]:
    """Lets the whole program speak it."""
    before = speech._chosen
    speech._chosen = PSEUDO
    try:
        yield
    finally:
        speech._chosen = before
