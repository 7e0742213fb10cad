"""Rows of the tables in which systems show what they have counted over many games."""

from collections.abc import Iterable

from engine.playtests.tally import Counts

Row = tuple[str | int, ...]
"""What was counted of one thing: its name, numbers, and what the scenario says of it."""


def number_of(counts: Counts, what: str, of: str) -> int:
    """How often something was counted of a thing."""
    return counts.get(what, {}).get(of, 0)


def most_first(rows: Iterable[Row], said: int = 0) -> tuple[Row, ...]:
    """Rows by their numbers, then by name; the last columns that are only said do not count."""

    def rank(row: Row) -> tuple[list[int], str]:
        return [-int(number) for number in row[1 : len(row) - said]], str(row[0])

    return tuple(sorted(rows, key=rank))
