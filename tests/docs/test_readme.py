"""The first steps of the README show every command; test_sessions.py types them in order."""

import re
import shlex

from tests.contracts.house import HERE

README = (HERE / "README.md").read_text(encoding="utf-8")


def first_steps() -> list[list[str]]:
    block = README.partition("## First steps")[2].partition("```sh\n")[2].partition("```")[0]
    return [shlex.split(line, comments=True) for line in block.splitlines()]


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
