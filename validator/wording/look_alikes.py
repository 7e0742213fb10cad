"""Names that look the same: by their letters, by small and capital ones, or by other scripts.

Latin, Greek and Cyrillic share the shapes of many letters, and nobody sees which of them a name is
written with. Other scripts stand beside each other in real names (`JR\u7dda`), and are let alone.
"""

import re
import unicodedata
from functools import cache
from typing import Final

LONGEST: Final = 200
"""Letters of a name that are looked at."""
SCRIPTS: Final = ("LATIN", "GREEK", "CYRILLIC")
_WORD = re.compile(r"[^\W\d_]+")
_CYRILLIC = (
    "\u0430\u0432\u0435\u043a\u043c\u043d\u043e\u0440\u0441\u0442\u0443\u0445\u0456\u0458\u0455"
)
_CYRILLIC_AS = "abekmhopctyxijs"
_GREEK = "\u03b1\u03b2\u03b5\u03b6\u03b7\u03b9\u03ba\u03bc\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7"
_GREEK_AS = "abezhikmnoptyx"
_SMALL_AS: Final = {
    "\u0430": "a",
    "\u0435": "e",
    "\u043e": "o",
    "\u0440": "p",
    "\u0441": "c",
    "\u0443": "y",
    "\u0445": "x",
    "\u0456": "i",
    "\u0458": "j",
    "\u0455": "s",
    "\u03bf": "o",
    "\u03bd": "v",
    "\u03b9": "i",
}
"""Small letters of other scripts that look like Latin ones."""
_CAPITAL_AS: Final = {
    **{a.upper(): b.upper() for a, b in zip(_CYRILLIC, _CYRILLIC_AS, strict=True)},
    **{a.upper(): b.upper() for a, b in zip(_GREEK, _GREEK_AS, strict=True)},
}
"""Capitals of other scripts that look like Latin ones."""
AS_LATIN: Final = str.maketrans({**_SMALL_AS, **_CAPITAL_AS})
"""Letters as the Latin ones that they look like."""


def folded(name: str) -> str:
    """A name as it is read: composed letters, no capitals, single blanks."""
    composed = unicodedata.normalize("NFC", unicodedata.normalize("NFC", name[:LONGEST]).casefold())
    return " ".join(composed.split())


def skeleton(name: str) -> str:
    """A name as it looks, with Latin letters for all that look like some."""
    return folded(unicodedata.normalize("NFC", name[:LONGEST]).translate(AS_LATIN))


def mixed_word(name: str) -> str:
    """The first word in which letters of several of the related scripts stand; often nothing."""
    if name.isascii():
        return ""
    return next((word for word in _WORD.findall(name[:LONGEST]) if len(_scripts(word)) > 1), "")


def in_one_script(word: str) -> str:
    """A mixed word in the script of most of its letters; nothing where that cannot be done.

    Only letters that look the same are exchanged.
    """
    scripts = [script_of(letter) for letter in word]
    most = max(SCRIPTS, key=scripts.count)
    table = AS_LATIN if most == "LATIN" else _from_latin(most)
    changed = "".join(
        letter if script in ("", most) else letter.translate(table)
        for letter, script in zip(word, scripts, strict=True)
    )
    return changed if len(_scripts(changed)) == 1 else ""


def _from_latin(script: str) -> dict[int, str]:
    """The letters of a script by the Latin ones that they look like."""
    looks = {**_SMALL_AS, **_CAPITAL_AS}
    return {ord(as_latin): own for own, as_latin in looks.items() if script_of(own) == script}


def _scripts(word: str) -> set[str]:
    return {script for script in map(script_of, word) if script}


@cache
def script_of(letter: str) -> str:
    """Which of the related scripts a letter belongs to; nothing for signs and other scripts."""
    if not letter.isalpha():
        return ""
    first = unicodedata.name(letter, "").partition(" ")[0]
    return first if first in SCRIPTS else ""
