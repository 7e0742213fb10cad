"""The rulebooks that tests look at: each in turn, or one by name."""

import pytest

from engine.rulebook import Rulebook, rulebooks


@pytest.fixture(scope="module", params=rulebooks(), ids=lambda book: book.id)
def book(request: pytest.FixtureRequest) -> Rulebook:
    """Every rulebook in turn."""
    found: Rulebook = request.param
    return found


@pytest.fixture(scope="module")
def crayon() -> Rulebook:
    return next(book for book in rulebooks() if book.id == "crayon")


@pytest.fixture(scope="module")
def age_of_steam() -> Rulebook:
    return next(book for book in rulebooks() if book.id == "age-of-steam")


@pytest.fixture(scope="module")
def trains() -> Rulebook:
    """The rulebook of Trains."""
    return next(book for book in rulebooks() if book.id == "trains")


@pytest.fixture(scope="module")
def santa_fe() -> Rulebook:
    """The rulebook of Santa Fe."""
    return next(book for book in rulebooks() if book.id == "santa-fe")
