"""The page of commands says what the commands themselves say."""

import re
import shlex
from pathlib import Path

import pytest

from docs.builder.command_line import page
from milepost.command_line import command, command_names, parser

PAGE = Path(__file__).parents[2] / "docs" / "command-line.md"


def section(name: str) -> str:
    """What the page says of one command."""
    found = re.search(rf"(?ms)^## {name}\n(.*?)(?=^## |\Z)", PAGE.read_text("utf-8"))
    assert found is not None
    return found[1]


@pytest.fixture(autouse=True)
def wide_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """So wide that help never breaks a line."""
    monkeypatch.setenv("COLUMNS", "1000")


def asked_for_help(name: str, capsys: pytest.CaptureFixture[str]) -> str:
    """What --help says, also of each command that is within this one."""
    within = re.findall(rf"^### {name} (.*)$", section(name), re.MULTILINE)
    for words in ([name], *([name, word] for word in within)):
        with pytest.raises(SystemExit):
            parser([name]).parse_args([*words, "--help"])
    return capsys.readouterr().out


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run make docs"


def test_every_command_has_its_section() -> None:
    assert re.findall(r"^## (.*)$", PAGE.read_text("utf-8"), re.MULTILINE) == command_names()


@pytest.mark.parametrize("name", command_names())
def test_the_page_knows_every_argument_that_help_names(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments, _, _ = asked_for_help(name, capsys).partition("example:")
    words = set(re.findall(r"(?<!\S)--?[a-z][a-z-]*|\b[A-Z]{2,}\b", arguments))
    assert words
    unknown = {w for w in words if not re.search(rf"(?<![\w-]){w}(?![\w-])", section(name))}
    assert unknown - {"-h", "--help", "JSON", "YAML", "SOURCE", "FORMAT"} == set()


@pytest.mark.parametrize("name", command_names())
def test_the_page_says_of_each_argument_what_help_says(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    said = " ".join(asked_for_help(name, capsys).split())
    rows = re.findall(r"^\| `.*` \| (.*) \|$", section(name), re.MULTILINE)
    assert rows
    assert [row for row in rows if row.replace("\\|", "|") not in said] == []


@pytest.mark.parametrize("name", command_names())
def test_the_example_is_one_that_the_command_takes(name: str) -> None:
    example = command(name).EXAMPLE
    assert f"\n{example}\n" in section(name)
    program, *arguments = shlex.split(example)
    assert program == "milepost"
    assert parser(arguments).parse_args(arguments).run is command(name).run
