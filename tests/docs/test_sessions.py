"""What the pages show as a session is what happens."""

from pathlib import Path

import pytest

from tests.contracts.house import HERE
from tests.docs.sessions import SHELL, blocks, differences, shows_sessions
from tests.docs.shell_lines import NOT_TYPED, lines_in, shortened, why_not_typed
from tests.docs.starting_folders import prepare

DOCS = HERE / "docs"
WALKED = "how-to-add-a-system"
"""This one builds a system step by step, and has a test of its own."""
ALL = [HERE / "README.md", *sorted(DOCS.rglob("*.md"))]
PAGES = [page for page in ALL if shows_sessions(page.read_text("utf-8")) and page.stem != WALKED]


def name_of(page: Path) -> str:
    return str(page.relative_to(HERE).with_suffix(""))


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_everything_works_in_the_order_in_which_it_stands(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Completions are installed for somebody who has nothing yet.
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    folder = tmp_path / "folder"
    folder.mkdir()
    prepare(page, folder)
    assert differences(page.read_text(encoding="utf-8"), folder) == []


def test_what_is_not_typed_still_stands_on_a_page() -> None:
    texts = (page.read_text(encoding="utf-8") for page in ALL)
    shown = (block for text in texts for block in blocks(text) if block.kind in SHELL)
    lines = [line for block in shown for line in lines_in(block.text)]
    assert {why_not_typed(line) for line in lines} - {""} == set(NOT_TYPED)


def test_a_command_is_made_shorter_and_nothing_else() -> None:
    words = "playtest china --games 2000 --players 3".split()
    said = shortened(words)
    assert said[:2] == ["playtest", "china"]
    assert said[said.index("--players") + 1] == "3"
    assert int(said[said.index("--games") + 1]) < 10
    assert shortened(["info", "china"]) == ["info", "china"]


def test_the_tour_shows_sessions() -> None:
    assert "tour" in [page.stem for page in PAGES]


@pytest.mark.parametrize(
    "block",
    [
        "```pycon\n>>> 1 + 1\n3\n```",
        "```pycon\n>>> undefined\n```",
        "```console\n$ milepost fmt --nonsense\nall is well\n```",
        "```console\n$ ls\n```",
        "```sh\nmilepost fmt --nonsense\n```",
        "```sh\nmilepost info nobody.milepost.yaml\n```",
        "```sh\nls\n```",
    ],
)
def test_a_session_that_lies_is_caught(block: str, tmp_path: Path) -> None:
    assert len(differences(f"# A page\n\n{block}\n", tmp_path)) == 1


def test_a_session_can_use_the_files_of_its_page(tmp_path: Path) -> None:
    page = (
        "```yaml\n# a.milepost.yaml\nid: a\n```\n"
        "```pycon\n>>> import milepost\n>>> milepost.load('a.milepost.yaml').id\n'a'\n```\n"
    )
    assert differences(page, tmp_path) == []


def test_what_follows_a_prompt_is_typed(tmp_path: Path) -> None:
    page = (
        "```console\n$ milepost play tutorial --players 2\n...\n> build to wendmere\n...\n"
        "Do it? [yes] n\n> why end\nend is allowed\n...\n```\n"
    )
    assert differences(page, tmp_path) == []
    assert len(differences(page.replace("is allowed", "is refused"), tmp_path)) == 1
