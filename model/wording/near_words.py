"""What somebody may have meant: a hint behind a sentence about a word that means nothing."""

from collections.abc import Iterable

LONGEST = 64


def nearest(word: str, known: Iterable[str], alike: float = 0.6) -> str:
    """The known word that looks most like another, or nothing."""
    from difflib import get_close_matches

    # A list, since what is handed over may be used up by looking at it.
    words = list(known)
    for said in (word[:LONGEST], word[:LONGEST].casefold()):
        near = get_close_matches(said, words, 1, alike)
        if near:
            return near[0]
    return ""


def hint(word: str, known: Iterable[str]) -> str:
    """`; did you mean greedy?`, or else which words there are."""
    words = list(known)
    near = nearest(word, words)
    return f"; did you mean {near}?" if near else f"; there are {', '.join(words)}"
