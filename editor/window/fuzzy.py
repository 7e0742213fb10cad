"""Finding by a few letters: how well what was typed fits the words of something."""

from collections.abc import Sequence

NONE = -1
FEWEST = 3
"""Letters in pieces must be so many, or they would fit everything."""


def fit(typed: str, title: str, words: str = "") -> int:
    """How well it fits, more is better; -1 where a letter is missing."""
    wanted = typed.casefold().split()
    if not wanted:
        return 0
    best = [max(_of(word, title.casefold()), _of(word, words.casefold()) // 2) for word in wanted]
    return NONE if min(best) <= 0 else sum(best)


def _of(typed: str, text: str) -> int:
    """One word: best at the beginning, then at the beginning of a word, inside, or in pieces."""
    at = text.find(typed)
    if at == 0:
        return 1000 - len(text)
    starts = f" {text.replace('-', ' ')}".find(f" {typed}")
    if starts >= 0:
        return 800 - starts
    if at > 0:
        return 600 - at
    return _in_pieces(typed, text)


def _in_pieces(typed: str, text: str) -> int:
    """Letters in their order with gaps between them: `zin` finds `Zoom in`; gaps cost."""
    if len(typed) < FEWEST:
        return NONE
    place, gaps = -1, 0
    for sign in typed:
        found = text.find(sign, place + 1)
        if found < 0:
            return NONE
        gaps += found - place - 1 if place >= 0 else min(found, 5)
        place = found
    return max(1, 300 - 10 * gaps) if gaps <= 3 * len(typed) + 6 else NONE


def ranked(typed: str, entries: Sequence[tuple[str, str]]) -> list[int]:
    """The numbers of the entries (title, words) that fit, the best first."""
    fits = [(fit(typed, title, words), number) for number, (title, words) in enumerate(entries)]
    return [number for how, number in sorted(fits, key=lambda one: -one[0]) if how > NONE]
