"""Types the lines that a page shows for a shell: our own commands in this process, git beside it.

What cannot be typed in a test is listed here, and nowhere else, with the reason; a test sees to it
that no entry outlives the line it is for.
"""

import contextlib
import io
import os
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from milepost.__main__ import main
from tests.has_qt import HAS_QT

NOT_TYPED: Final = {
    "make run": "it opens a window; tests/packaging runs what it does where there is no display",
    "make test": "this is what runs now",
    "pip install": "a package index is not within reach of tests",
    "pipx install": "the same; tests/packaging installs a wheel",
    "uv tool install": "the same",
    "python3 -m venv": "tests/packaging makes an environment, and installs there",
    ".venv/bin/pip install": "the same",
    ".venv/bin/milepost --help": "it is the program of that environment",
    "milepost edit": "its window stays open; tests/editor/whole_program opens, uses and closes it",
    "milepost import 18xx 1889.json": "it is a game of others; other-programs.md has a small one",
    "milepost import mileposts board.csv": "transcribed-boards.md has a small one",
    "milepost merge base.milepost.yaml": "three versions that people made; README merges others",
    "milepost demo": "it draws everything; tests/milepost/commands/test_commands.py runs it",
    "milepost lsp": "it talks until its editor hangs up, as tests/milepost/language_server does",
    "milepost import geo scenarios/recipes/": "test_maps.py runs these, and compares every byte",
    "milepost deck china.milepost.yaml": "the same",
    "milepost deck north-america.milepost.yaml": "the same",
}
"""Beginnings of lines, and why nobody types them in a test."""
SHORTER: Final = {
    ("playtest",): {"--games": "1", "--workers": "1", "--limit": "4"},
    ("import", "geo"): {"--cells": "80"},
    ("deck",): {"--cards": "40"},
    ("print",): {"--only": "aids"},
}
"""What pages do at length, a test does briefly: these options instead of those of the page."""
ALWAYS: Final = ("--games", "--workers", "--limit", "--cells", "--only")
"""Of these, the ones that are said even where the page leaves them out."""
AS_ON_THE_PAGE: Final = ("--only",)
"""And those that stay what they are where the page says them."""
FOR_QT: Final = (".pdf", ".png")
TELLING: Final = ("diff", "fmt", "import", "goods", "deck", "playtest", "review", "validate")
"""Commands that end with 1 where they have something to tell."""
TYPED_INSIDE: Final = "end\nquit\n"
"""At a game: something is played, and the game is left."""
BESIDE: Final = ("git", "mkdir")
"""Programs of others that pages use."""


class Answer(NamedTuple):
    """How a line ended, and what it said."""

    code: int
    said: str


class _Terminal(io.TextIOWrapper):
    """Where somebody types."""

    def isatty(self) -> bool:
        return True


def lines_in(text: str) -> list[str]:
    """The lines of a block that somebody would type; a comment alone is none."""
    return [line for line in text.splitlines() if shlex.split(line, comments=True)]


def why_not_typed(line: str) -> str:
    """The entry that a line is left out for, or nothing."""
    return next((entry for entry in NOT_TYPED if line.startswith(entry)), "")


def wrong_in(text: str) -> Iterator[str]:
    """The lines of a block that do not work when they are typed one after the other."""
    for line in lines_in(text):
        if why_not_typed(line) or needs_qt(line):
            continue
        answer = answer_to(line)
        program, command, *_ = [*shlex.split(line), ""]
        is_told = program == "milepost" and command in TELLING and answer.code == 1
        if (answer.code and not is_told) or "milepost: INT001" in answer.said:
            yield f"{line} ends with {answer.code}: {answer.said[-2000:]}"


def needs_qt(line: str) -> bool:
    """Whether a line draws what only Qt can draw, and there is no Qt."""
    words = shlex.split(line, comments=True)
    return not HAS_QT and ("print" in words[:2] or any(word.endswith(FOR_QT) for word in words))


def answer_to(line: str) -> Answer:
    """Types one line; the output of our own commands may go to a file, or come from one."""
    words = shlex.split(line, comments=True)
    if "|" in words:
        words = words[: words.index("|")]
    if words[0] == "milepost":
        return _ours(words[1:])
    if words[0] not in BESIDE:
        return Answer(127, f"{words[0]} is no program that pages use")
    return _beside(words)


def shortened(words: list[str]) -> list[str]:
    """The same command with less to do."""
    for names, options in SHORTER.items():
        if tuple(words[: len(names)]) != names or "--help" in words:
            continue
        for option, value in options.items():
            if option in words and option in AS_ON_THE_PAGE:
                continue
            if option in words:
                words = [*words]
                words[words.index(option) + 1] = value
            elif option in ALWAYS:
                words = [*words, option, value]
    return words


def _ours(words: list[str]) -> Answer:
    words, target = _apart(words, ">")
    words, source = _apart(words, "<")
    typed = Path(source).read_bytes() if source else TYPED_INSIDE.encode()
    stdin = (io.TextIOWrapper if source else _Terminal)(io.BytesIO(typed), encoding="utf-8")
    out, err = io.StringIO(), io.StringIO()
    before, sys.stdin = sys.stdin, stdin
    try:
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = main(shortened(words))
    except SystemExit as stop:
        code = stop.code if isinstance(stop.code, int) else 1
    finally:
        sys.stdin = before
    if target:
        Path(target).expanduser().write_text(out.getvalue(), encoding="utf-8")
    return Answer(code, out.getvalue() + err.getvalue())


def _apart(words: list[str], sign: str) -> tuple[list[str], str]:
    """The words without a sign of the shell, and the file behind it."""
    if sign not in words:
        return words, ""
    place = words.index(sign)
    return [*words[:place], *words[place + 2 :]], words[place + 1]


def _beside(words: list[str]) -> Answer:
    words, target = _apart(words, ">")
    quiet = {**os.environ, "LC_ALL": "C", "GIT_CONFIG_GLOBAL": os.devnull}
    ran = subprocess.run(words, capture_output=True, text=True, env=quiet, check=False)
    if target:
        Path(target).write_text(ran.stdout, encoding="utf-8")
    return Answer(ran.returncode, ran.stdout + ran.stderr)
