"""The page of the tools names every tool with its key."""

from pathlib import Path

import pytest

from editor.desk.toolbox import tools

PAGE = (Path(__file__).parents[3] / "docs/editor/editor-tools.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", tools())
def test_the_page_tells_of_the_tool(name: str) -> None:
    tool = tools()[name]
    assert f"| {tool.KEY or 'I'} | {tool.TITLE} |" in PAGE
