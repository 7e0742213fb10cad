"""Rows of what was counted: what was used most comes first."""

from engine.playtests.rows import most_first, number_of


def test_what_was_never_counted_is_none() -> None:
    counts = {"delivered": {"cask": 7}}
    assert number_of(counts, "delivered", "cask") == 7
    assert number_of(counts, "delivered", "dale") == number_of(counts, "loaded", "cask") == 0


def test_the_most_used_comes_first_then_the_next_number_then_the_name() -> None:
    rows = [("Dale", 2, 1), ("Ash", 1, 9), ("Cask", 2, 1), ("Elm", 2, 3)]
    assert [row[0] for row in most_first(rows)] == ["Elm", "Cask", "Dale", "Ash"]


def test_what_is_only_said_does_not_count() -> None:
    rows = [("Dale", 2, "town"), ("Ash", 2, "city"), ("Elm", 3, "town")]
    assert [row[0] for row in most_first(rows, said=1)] == ["Elm", "Ash", "Dale"]
