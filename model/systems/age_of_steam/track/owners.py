"""Who owns track: a seat counted from 0, nobody, or the state once a link was nationalised."""

from typing import Final

NOBODY: Final = -1
NATIONALISED: Final = -2

_WORDS: Final = {NOBODY: "none", NATIONALISED: "nationalised"}
_OWNERS: Final = {word: owner for owner, word in _WORDS.items()}


def owner_text(owner: int) -> str:
    """An owner as files and people say it: the seat counted from 1, none, nationalised."""
    return _WORDS.get(owner) or str(owner + 1)


def owner_of(text: str) -> int:
    """The owner that a text names; raises ValueError where it names none."""
    if text in _OWNERS:
        return _OWNERS[text]
    if not (text.isascii() and text.isdecimal() and len(text) < 3 and int(text) > 0):
        raise ValueError(f'"{text}" is no owner: write a seat such as 1, none or nationalised')
    return int(text) - 1
