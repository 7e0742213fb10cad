"""The page on Python: its blocks run in the order in which they stand."""

import re
from pathlib import Path
from typing import Any

import pytest

import milepost
from tests.contracts.house import HERE

PAGE = (HERE / "docs/python.md").read_text(encoding="utf-8")


def test_every_block_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert len(blocks) > 6
    names: dict[str, Any] = {}
    for number, block in enumerate(blocks, 1):
        exec(compile(block, f"block {number} of docs/python.md", "exec"), names)
    assert (tmp_path / "tutorial-dark.svg").is_file()


def test_everything_that_is_offered_is_there_and_named_on_the_page_or_in_its_types() -> None:
    for name in milepost.__all__:
        assert getattr(milepost, name) is not None
    asked = set(re.findall(r"milepost\.([a-z_]+)\(", PAGE))
    assert asked <= set(milepost.__all__)
