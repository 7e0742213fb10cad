"""The first steps of the README can be typed one after the other, as they stand there."""

import re
import shlex
import sys
from io import StringIO
from pathlib import Path

import pytest

from milepost.__main__ import main
from tests.conftest import HAS_QT
from tests.contracts.house import HERE

README = (HERE / "README.md").read_text(encoding="utf-8")
WINDOW = "edit"
NOTHING_WRONG = {"diff": (0, 1), "validate": (0, 1)}
"""Commands that may also tell of something to look at."""


def first_steps() -> list[list[str]]:
    block = README.partition("## First steps")[2].partition("```sh\n")[2].partition("```")[0]
    return [shlex.split(line, comments=True) for line in block.splitlines()]


def test_every_step_works_after_the_one_before_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    steps = first_steps()
    assert len(steps) > 20
    for program, command, *words in steps:
        assert program == "milepost"
        if command == WINDOW or (not HAS_QT and any(word.endswith(".pdf") for word in words)):
            continue
        monkeypatch.setattr(sys, "stdin", StringIO("quit\n"))
        code = main([command, *words])
        told = capsys.readouterr()
        assert code in NOTHING_WRONG.get(command, (0,)), (command, words, told.err[-2000:])
        assert "INT001" not in told.err


def test_the_install_lines_bring_what_the_steps_use() -> None:
    assert re.search(r"pipx install .*\[editor,geo,lsp\]", README)


def test_every_command_is_shown() -> None:
    from milepost.command_line import command_names

    shown = {step[1] for step in first_steps()}
    rest = README.partition("## First steps")[2]
    missing = {
        name for name in command_names() if name not in shown and f"milepost {name}" not in rest
    }
    assert missing <= {"checks", "export"}
