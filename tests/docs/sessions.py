"""Runs what a page shows: its files, its Python sessions and its commands, from top to bottom.

A file names itself in its first line, or stands below a line that ends with its name and a colon.
In a conversation with a command, what follows `> ` or a question was typed.
"""

import contextlib
import doctest
import io
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from milepost.__main__ import main
from tests.docs.shell_lines import wrong_in

_BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_FILE = re.compile(r"# ([a-z-]+\.(?:(?:milepost|preset)\.yaml|txt))\n")
_NAMED = re.compile(
    r"`([a-z_-]+\.(?:csv|json|py))`:\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL
)
_TYPED = re.compile(r"^(?:> |Do it\? \[yes\] )(.*)$", re.MULTILINE)
FLAGS = doctest.ELLIPSIS
SHELL = ("sh", "bash", "shell")
RUN = (*SHELL, "pycon", "console")
"""Blocks that are run; those of other kinds are looked at, or are files."""


class Block(NamedTuple):
    """A block of code on a page."""

    kind: str
    text: str
    line: int


def blocks(page: str) -> list[Block]:
    return [
        Block(found[1], found[2], page[: found.start()].count("\n") + 2)
        for found in _BLOCK.finditer(page)
    ]


def shows_sessions(page: str) -> bool:
    return any(block.kind in RUN for block in blocks(page))


def differences(page: str, folder: Path) -> list[str]:
    """What comes out otherwise than the page says, with its line; the sessions run in a folder."""
    for name, text in files_in(page):
        (folder / name).write_text(text, encoding="utf-8")
    names: dict[str, Any] = {"__name__": "__main__"}
    found: list[str] = []
    with contextlib.chdir(folder):
        for block in blocks(page):
            if block.kind == "pycon":
                found += _python(block, names)
            elif block.kind == "console":
                found += _commands(block)
            elif block.kind in SHELL:
                found += [f"line {block.line}: {wrong}" for wrong in wrong_in(block.text)]
    return found


def files_in(page: str) -> Iterator[tuple[str, str]]:
    """The files that a page shows, with their names."""
    for block in blocks(page):
        if block.kind in ("yaml", "text") and (named := _FILE.match(block.text)):
            yield named[1], block.text
    for found in _NAMED.finditer(page):
        yield found[1], found[2]


def said_otherwise(block: Block, folder: Path) -> list[str]:
    """The same for one block of a longer walk; a block that is a file is put into the folder."""
    if named := _FILE.match(block.text):
        (folder / named[1]).write_text(block.text, encoding="utf-8")
    return list(_commands(block)) if block.kind == "console" else []


def _python(block: Block, names: dict[str, Any]) -> list[str]:
    test = doctest.DocTestParser().get_doctest(block.text, names, "page", None, block.line - 1)
    said = io.StringIO()
    runner = doctest.DocTestRunner(optionflags=FLAGS)
    runner.run(test, out=said.write, clear_globs=False)
    names.update(test.globs)
    return [f"line {block.line}: {said.getvalue()}"] if runner.failures else []


def _commands(block: Block) -> Iterator[str]:
    for part in re.split(r"^\$ ", block.text, flags=re.MULTILINE)[1:]:
        command, _, wanted = part.partition("\n")
        said = _answer(command, "".join(f"{line}\n" for line in _TYPED.findall(wanted)))
        if not doctest.OutputChecker().check_output(wanted, said, FLAGS):
            yield f"line {block.line}: {command} says\n{said}"


def _answer(command: str, typed: str) -> str:
    """What a command prints; only our own are run."""
    program, *arguments = command.split()
    if program != "milepost":
        return f"{program} is not run here"
    said = io.StringIO()
    before, sys.stdin = sys.stdin, io.StringIO(typed)
    try:
        with contextlib.redirect_stdout(said), contextlib.suppress(SystemExit):
            main(arguments)
    finally:
        sys.stdin = before
    return said.getvalue()
