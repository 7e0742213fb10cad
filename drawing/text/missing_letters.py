"""Which letters of a text no font can show, and the sentence that says so."""

import unicodedata
from collections.abc import Callable, Iterable

from drawing.fonts import FAMILY
from drawing.fonts.truetype import read_face
from model.wording.plain_text import plain

_FONTS = {
    "CJK": "Noto Sans CJK",
    "HIRAGANA": "Noto Sans CJK",
    "KATAKANA": "Noto Sans CJK",
    "HANGUL": "Noto Sans CJK",
    "ARABIC": "Noto Sans Arabic",
    "HEBREW": "Noto Sans Hebrew",
    "THAI": "Noto Sans Thai",
    "DEVANAGARI": "Noto Sans Devanagari",
    "GEORGIAN": "Noto Sans Georgian",
    "ARMENIAN": "Noto Sans Armenian",
}
"""A font for a script, by the first word of the names of its letters."""
_SHOWN = 12
"""So many letters are named; more would not be read."""


def is_ours(letter: str) -> bool:
    """Whether the font that comes with Milepost has a letter."""
    return ord(letter) in read_face("regular").widths


def missing(texts: Iterable[str], has: Callable[[str], bool] = is_ours) -> str:
    """The letters that are not there, each once, in their order; `has` asks for one letter.

    Without Qt only our own font is known; `drawing/qt` knows what the system has.
    """
    letters = dict.fromkeys(letter for text in texts for letter in plain(text))
    return "".join(c for c in letters if not has(c) and unicodedata.category(c)[0] not in "MZC")


def fonts_for(letters: str) -> list[str]:
    """Fonts that have such letters, as far as we know of one."""
    words = (unicodedata.name(letter, "").split(" ")[0] for letter in letters)
    return list(dict.fromkeys(_FONTS[word] for word in words if word in _FONTS))


def sentence(letters: str) -> str:
    """What to say where no font here has these letters; empty where there is nothing to say."""
    if not letters:
        return ""
    fonts = " and ".join(fonts_for(letters))
    which = f"such as {fonts}" if fonts else "that has them"
    return f"no font here has the letters {_shown(letters)}; install a font {which}"


def note(letters: str) -> str:
    """What to say of an SVG with letters that are not in our font; empty where there are none."""
    if not letters:
        return ""
    fonts = " and ".join(fonts_for(letters))
    needed = f"a font that has them, such as {fonts}" if fonts else "a font that has them"
    lacks = f"{FAMILY} lacks the letters {_shown(letters)}"
    return f"{lacks}; whoever looks at the picture needs {needed}"


def _shown(letters: str) -> str:
    return letters if len(letters) <= _SHOWN else f"{letters[:_SHOWN]}…"
