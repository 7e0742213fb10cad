"""How sentences begin and follow each other, as the language that is spoken writes them."""

from collections.abc import Iterable
from functools import reduce

from model.wording.speech import spoken, tr


def capital(text: str) -> str:
    """Some words as they stand at the beginning of a sentence."""
    return text[:1].upper() + text[1:]


def within(sentence: str) -> str:
    """A sentence as it stands within another one, after a colon or a comma.

    English begins it with a small letter. Elsewhere its first word may be one of those that have
    a capital in the middle of a sentence too.
    """
    return sentence[:1].lower() + sentence[1:] if spoken() == "en" else sentence


def behind_each_other(*sentences: str) -> str:
    """Sentences in one row; what is empty is left out."""
    said = [one for one in sentences if one]
    return reduce(lambda one, other: tr("{one} {other}", one=one, other=other), said or [""])


def linked(pattern: str, parts: Iterable[str]) -> str:
    """Parts behind each other, with what stands between two: `{one}, then {other}`."""
    return reduce(lambda one, other: tr(pattern, one=one, other=other), list(parts) or [""])
