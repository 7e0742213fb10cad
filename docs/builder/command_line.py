"""The page of all commands, written from the parsers that answer `--help`."""

import argparse
from collections.abc import Iterator

from milepost.command_line import command_names, parser

HEAD = """\
# The command line

<!-- Written by `make docs` from the commands themselves. Change those, not this page. -->

One program, `milepost`, with a command for each kind of work. Every command explains itself with
`--help`, which says the same as this page.

| it ends with | when |
|---|---|
| 0 | all is well |
| 1 | there is something to look at: a difference, a conflict, a file that would change |
| 2 | the command could not run: an unreadable file, wrong usage |

What goes wrong is told in one sentence, with file, line and column where there is one. A traceback
is a defect of Milepost: it is hidden behind code `INT001`, and `MILEPOST_TRACEBACK=1` shows it.

Families of games that do not come with Milepost are found in the folders that `MILEPOST_SYSTEMS`
names ([how to add one](how-to-add-a-system.md)).

Your shell completes commands, options and codes of checks once it knows them:

```sh
milepost completions bash --install
milepost completions fish --install
milepost completions zsh --install      # and says what your .zshrc needs besides
```

The examples can be typed in the order in which they stand, in a copy of
[the example repository](other-tools/example-repository/README.md).
"""


def page() -> str:
    """The whole page."""
    sections = (line for name in command_names() for line in _section(name))
    return HEAD + "\n" + "\n".join([*_overview(), *sections])


def _overview() -> Iterator[str]:
    yield "| command | does |"
    yield "|---|---|"
    for name in command_names():
        yield f"| [`milepost {name}`](#{name}) | {_cell(_parser(name).description or '')} |"
    yield ""


def _section(name: str) -> Iterator[str]:
    one = _parser(name)
    below = _below(one)
    yield from (f"## {name}", "", one.description or "", "")
    if not below:
        yield from _explained(name, one)
    for word, inner in below.items():
        yield from (f"### {name} {word}", "", inner.description or "", "")
        yield from _explained(f"{name} {word}", inner)


def _explained(name: str, one: argparse.ArgumentParser) -> Iterator[str]:
    """How a command is called, what its arguments mean, and an example."""
    example = (one.epilog or "").removeprefix("example: ")
    yield from ("```text", _usage(name, one), "```", "")
    yield from ("| argument | meaning |", "|---|---|")
    yield from (f"| {_spelled(a)} | {_cell(a.help or '')} |" for a in _arguments(one))
    yield from ("", "For example:", "", "```sh", example, "```", "")


def _below(one: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    """The parsers of a command that is several in one, by their words."""
    found = [a.choices for a in _arguments(one) if a.nargs == argparse.PARSER]
    return dict(found[0]) if found and isinstance(found[0], dict) else {}


def _parser(name: str) -> argparse.ArgumentParser:
    """The parser of one command, as the program itself makes it."""
    found = [action for action in _arguments(parser([name])) if action.choices]
    choices = found[0].choices
    if not isinstance(choices, dict):
        raise TypeError("the program has no commands")
    one: argparse.ArgumentParser = choices[name]
    return one


def _arguments(one: argparse.ArgumentParser) -> list[argparse.Action]:
    # Nothing public lists them, and the text of --help differs from one Python to the next.
    actions = one._actions  # noqa: SLF001
    return [a for a in actions if not {"-h", "--version"} & set(a.option_strings)]


def _usage(name: str, one: argparse.ArgumentParser) -> str:
    """How the command is called: options first, what must be said last."""
    options = [f"[{_short(a)}]" for a in _arguments(one) if a.option_strings]
    words = [_short(a) for a in _arguments(one) if not a.option_strings]
    return " ".join(["milepost", name, *options, *words])


def _short(action: argparse.Action) -> str:
    more = " ..." if action.nargs in ("+", "*") else ""
    if not action.option_strings:
        return f"{action.metavar or action.dest}{more}"
    return " ".join([action.option_strings[0], *_value(action)])


def _spelled(action: argparse.Action) -> str:
    if not action.option_strings:
        return f"`{_short(action)}`"
    return ", ".join(f"`{' '.join([o, *_value(action)])}`" for o in action.option_strings)


def _value(action: argparse.Action) -> list[str]:
    named = action.metavar or action.dest.upper()
    return [] if action.nargs == 0 else [named if isinstance(named, str) else " ".join(named)]


def _cell(text: str) -> str:
    """A text as it may stand in a table; a per cent sign is written twice for --help."""
    return text.replace("%%", "%").replace("|", "\\|").replace("\n", " ")
