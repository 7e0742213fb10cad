"""What the tests of saving share: a file that was saved before."""

from pathlib import Path

import pytest

from tests.model.files.saving.saves import OLD


@pytest.fixture
def path(tmp_path: Path) -> Path:
    folder = tmp_path / "maps"
    folder.mkdir()
    path = folder / "map.yaml"
    path.write_bytes(OLD)
    return path
