"""What the pages show as a session is what happens."""

from pathlib import Path

import pytest

from tests.docs.sessions import differences, shows_sessions

DOCS = Path(__file__).parents[2] / "docs"
WALKED = "how-to-add-a-system"
"""This one builds a system step by step, and has a test of its own."""
PAGES = [page for page in sorted(DOCS.rglob("*.md")) if shows_sessions(page.read_text("utf-8"))]
PAGES = [page for page in PAGES if page.stem != WALKED]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_session_comes_out_as_the_page_says(page: Path, tmp_path: Path) -> None:
    assert differences(page.read_text(encoding="utf-8"), tmp_path) == []


def test_the_tour_shows_sessions() -> None:
    assert "tour" in [page.stem for page in PAGES]


@pytest.mark.parametrize(
    "block",
    [
        "```pycon\n>>> 1 + 1\n3\n```",
        "```pycon\n>>> undefined\n```",
        "```console\n$ milepost fmt --nonsense\nall is well\n```",
        "```console\n$ ls\n```",
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
