"""What players of the base game must be told of a map, in lines."""

from collections.abc import Iterator, Mapping, Sequence
from textwrap import wrap

from milepost.terminal.say import clean

WIDE, BULLET, UNDER = 99, "    - ", "      "
"""Letters of a line, and how a sentence of several lines begins and goes on."""


def difference_lines(differences: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """The differences by their headings, a sentence each."""
    yield "  different from the base game:" if differences else "  rules as in the base game"
    for title, sentences in differences.items():
        yield f"    {title}"
        for sentence in sentences:
            yield from wrap(clean(sentence), WIDE, initial_indent=BULLET, subsequent_indent=UNDER)
