"""One language server for all who ask it something: each test has texts of its own."""

from collections.abc import Iterator

import pytest

from tests.milepost.language_server.lsp_client import Editor


@pytest.fixture(scope="package")
def server() -> Iterator[Editor]:
    with Editor() as one:
        yield one
