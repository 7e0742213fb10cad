"""The page about transcribed boards: what its import tells, and its example of JSON."""

from pathlib import Path

import pytest

from milepost.__main__ import main
from tests.contracts.house import HERE
from tests.docs.sessions import blocks, said_otherwise

PAGE = (HERE / "docs/other-tools/transcribed-boards.md").read_text(encoding="utf-8")


def test_the_import_tells_what_the_page_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    texts = [block for block in blocks(PAGE) if block.kind == "text"]
    (told,) = [block.text for block in texts if block.text.startswith("milepost: ")]
    for block in texts:
        said_otherwise(block, tmp_path)
    assert main("import mileposts board.txt --crossings rivers.txt -o v.milepost.yaml".split()) == 1
    assert capsys.readouterr().err == told


def test_the_example_of_json_is_a_board(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (example,) = [block.text for block in blocks(PAGE) if block.kind == "json"]
    (tmp_path / "board.json").write_text(example, encoding="utf-8")
    assert main("import mileposts board.json -o board.milepost.yaml".split()) == 0
    assert capsys.readouterr().err == ""
