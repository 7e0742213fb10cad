"""Commands that a page names within its sentences exist, with their options."""

import argparse
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from milepost.command_line import command_names, parser
from tests.contracts.house import HERE

PAGES = [HERE / "README.md", HERE / "CONTRIBUTING.md", *sorted((HERE / "docs").rglob("*.md"))]
_BLOCK = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
_SPAN = re.compile(r"`(milepost [^`\n]+|make [a-z][^`\n]*)`")
ANY_COMMAND = re.compile(r"(COMMAND|[A-Z]+|\S*[….]+|-\S+|\S+\.(?:toml|json|yaml)|\S*:\S*)$")
"""What stands for some command, or is no command: an option of the program, the name of a file."""
_TARGET = re.compile(r"^([a-z]+):", re.MULTILINE)
TARGETS = set(_TARGET.findall((HERE / "Makefile").read_text(encoding="utf-8")))


def named_in(text: str) -> Iterator[str]:
    """What a page calls `milepost …` or `make …` outside of its blocks."""
    yield from _SPAN.findall(_BLOCK.sub("", text))


def wrong_with(span: str) -> str:
    """What there is not of what a span names; empty where all of it is there."""
    program, *words = shlex.split(span.replace("\\|", "|"))
    if program == "make":
        return "" if words[0] in TARGETS else f"make has no {words[0]}"
    if ANY_COMMAND.match(words[0]):
        return ""
    if words[0] not in command_names():
        return f"there is no command {words[0]}"
    known = options_of(words)
    said = {word.partition("=")[0] for word in words if re.match(r"--?[a-z]", word)}
    return ", ".join(f"{words[0]} has no {option}" for option in sorted(said - known))


def options_of(words: list[str]) -> set[str]:
    """The options of a command, or of the one within it that the words name."""
    inner = _within(parser([words[0]]), words[0])
    for word in words[1:]:
        inner = _within(inner, word)
    return {option for action in inner._actions for option in action.option_strings}


def _within(one: argparse.ArgumentParser, word: str) -> argparse.ArgumentParser:
    for action in one._actions:
        if action.nargs == argparse.PARSER and isinstance(action.choices, dict):
            inner: argparse.ArgumentParser = action.choices.get(word, one)
            return inner
    return one


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(HERE)))
def test_what_a_page_names_is_there(page: Path) -> None:
    spans = set(named_in(page.read_text(encoding="utf-8")))
    assert {span: wrong for span in spans if (wrong := wrong_with(span))} == {}


@pytest.mark.parametrize(
    "span",
    ["milepost nothing", "milepost fmt --nonsense", "milepost import geo --into x", "make nothing"],
)
def test_what_is_not_there_is_seen(span: str) -> None:
    assert wrong_with(span)


def test_what_is_there_is_found() -> None:
    for span in ("milepost import csv cities.csv --into x", "milepost new", "make fuzz"):
        assert wrong_with(span) == ""
    assert list(named_in("Say `milepost fmt`.\n\n```sh\n`milepost x`\n```\n")) == ["milepost fmt"]
