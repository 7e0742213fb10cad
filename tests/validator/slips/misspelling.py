"""Misspellings, as fingers make them."""

from collections.abc import Container
from random import Random


def misspelt(rng: Random, word: str, known: Container[str] = ()) -> str:
    """A word with two letters swapped, one lost, doubled or hit beside; none that is known."""
    ways = [_swapped, _lost, _doubled, _beside]
    for _ in range(40):
        place = rng.randrange(len(word))
        found = rng.choice(ways)(rng, word, place)
        if found and found != word and found not in known and found[0].isalpha():
            return found
    return f"{word}x"


def _swapped(rng: Random, word: str, place: int) -> str:
    return word[:place] + word[place : place + 2][::-1] + word[place + 2 :]


def _lost(rng: Random, word: str, place: int) -> str:
    return word[:place] + word[place + 1 :]


def _doubled(rng: Random, word: str, place: int) -> str:
    return word[:place] + word[place] + word[place:]


def _beside(rng: Random, word: str, place: int) -> str:
    rows = ("qwertyuiop", "asdfghjkl", "zxcvbnm")
    row = next((row for row in rows if word[place] in row), "")
    if not row:
        return ""
    near = row[max(row.index(word[place]) - 1, 0)]
    return word[:place] + near + word[place + 1 :]
