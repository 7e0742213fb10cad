"""Stones are a system for all tests of layers."""

from collections.abc import Iterator

import pytest

from tests.model.layering.stones import stones_are_known


@pytest.fixture(autouse=True)
def stones() -> Iterator[None]:
    with stones_are_known():
        yield
