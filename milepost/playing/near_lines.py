"""Typed lines held against what can be done now: words left out, slips, several meanings."""

from collections.abc import Collection, Iterable, Sequence
from difflib import get_close_matches
from typing import Final

from engine.protocol import Action
from milepost.terminal.say import Refusal

MOST_SHOWN: Final = 6


def fitting(actions: Iterable[Action], words: Sequence[str]) -> list[Action]:
    """The actions that have all words in their order; where none has, with slips put right."""
    allowed = list(actions)
    found = [one for one in allowed if has_all(str(one).split(), words)]
    if found:
        return found
    known = {word for one in allowed for word in str(one).split()}
    near = corrected(words, known)
    return [one for one in allowed if has_all(str(one).split(), near)]


def has_all(words: Iterable[str], wanted: Iterable[str]) -> bool:
    """Whether words stand in a text in this order, others between them or not."""
    left = iter(words)
    return all(word in left for word in wanted)


def corrected(words: Iterable[str], known: Collection[str]) -> list[str]:
    """Slips of typing put right, where one word alone is near."""
    return [
        word if word in known else next(iter(get_close_matches(word, known, 1, 0.8)), word)
        for word in words
    ]


def only_one(found: Sequence[Action]) -> Action | None:
    """The only action that is meant, if any; a Refusal where several are."""
    if len(found) > 1:
        shown = [str(one) for one in found[:MOST_SHOWN]]
        more = f" and {len(found) - MOST_SHOWN} more" if len(found) > MOST_SHOWN else ""
        raise Refusal(f"that can mean {len(found)} things: {'; '.join(shown)}{more}")
    return found[0] if found else None
