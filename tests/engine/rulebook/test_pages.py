"""The pages of the rulebooks are up to date, and every link of them leads somewhere."""

import re
from pathlib import Path

import pytest

from docs.builder.rulebook import generated, main
from engine.rulebook import Inspection, OpenQuestion, Rulebook
from tests.engine.rulebook.numbering import FILES, HERE


def test_the_page_of_every_rulebook_is_up_to_date() -> None:
    assert len(generated()) == len(FILES)
    for path, text in generated().items():
        assert (HERE / path).read_text(encoding="utf-8") == text, "run make docs"


def test_a_stale_page_is_told_and_written_anew(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "docs/rulebook/crayon.md"
    assert main(["--check"], tmp_path) == 1
    assert "docs/rulebook/crayon.md: is stale" in capsys.readouterr().err
    assert not page.exists()
    assert main([], tmp_path) == 0
    assert page.read_text(encoding="utf-8") == generated()[Path("docs/rulebook/crayon.md")]
    assert main(["--check"], tmp_path) == 0


def test_every_link_of_a_page_leads_to_one_heading() -> None:
    for text in generated().values():
        headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
        anchors = [re.sub(r"[^\w\- ]", "", one.lower()).replace(" ", "-") for one in headings]
        assert len(set(anchors)) == len(anchors)
        assert set(re.findall(r"\]\(#([^)]*)\)", text)) <= set(anchors)


def test_a_page_shows_everything_that_has_an_id(book: Rulebook) -> None:
    text = next(text for path, text in generated().items() if path.stem == book.id)
    for entry in book.entries():
        in_table = isinstance(entry, (OpenQuestion, Inspection))
        assert (f"| {entry.id} |" if in_table else f"### {entry.id}\n") in text
