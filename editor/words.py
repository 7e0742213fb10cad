"""The words of the editor: every text for people goes through `tr`, so that it can be translated.

A translation is a catalogue of gettext, `editor/languages/de/LC_MESSAGES/editor.mo`.
"""

import gettext
from collections.abc import Sequence
from pathlib import Path

DOMAIN = "editor"
_FOLDER = Path(__file__).parent / "languages"
_catalogue: gettext.NullTranslations = gettext.NullTranslations()


def speak(languages: Sequence[str]) -> None:
    """Chooses the first of some languages that there is a catalogue for, else our own."""
    global _catalogue  # noqa: PLW0603 (one program speaks one language)
    _catalogue = gettext.translation(DOMAIN, _FOLDER, languages, fallback=True)


def tr(text: str) -> str:
    """A text in the language of the user; write literals here, and fill in with `format`."""
    return _catalogue.gettext(text) if text else ""


def later(text: str) -> str:
    """A text that is translated where it is shown; said here so that translators find it."""
    return text


def trn(one: str, many: str, count: int) -> str:
    """A text about a number of things, with the number filled in as {n}."""
    return _catalogue.ngettext(one, many, count).format(n=count)
