"""The book of the manual: its pages are whole, links lead somewhere, words are found."""

import zipfile
from pathlib import Path, PurePosixPath

import pytest
from hypothesis import given
from hypothesis import strategies as st

from docs.builder.repository import Repository
from docs.builder.site import read_pages
from editor.window.manual.book import HOME, Book, NotThere, Place, book, files_of_the_book
from editor.window.manual.searching import hits, words_of
from editor.window.manual.texts import for_qt, headings_of, sections_of
from tests.contracts.house import HERE

WRITTEN = Book(HERE)
SITE = read_pages(Repository(HERE))


@pytest.fixture(scope="module")
def brought(tmp_path_factory: pytest.TempPathFactory) -> Book:
    """The book as a wheel brings it along, in a zip."""
    archive = tmp_path_factory.mktemp("zip") / "book.zip"
    with zipfile.ZipFile(archive, "w") as made:
        for name, path in files_of_the_book(HERE).items():
            made.write(path, name)
    return Book(zipfile.Path(archive))


def test_every_page_of_the_site_is_in_the_book(brought: Book) -> None:
    assert set(brought.pages()) == {str(path) for path in SITE}
    assert set(WRITTEN.pages()) == set(brought.pages())
    assert WRITTEN.pages()[0] == HOME


def test_headings_have_the_anchors_of_the_site() -> None:
    for path, page in SITE.items():
        own = [(one.name, one.anchor) for one in WRITTEN.headings(str(path)) if one.level <= 3]
        assert own == [(one.name, one.anchor) for one in page.headings], path


def test_every_link_between_pages_leads_to_a_page_and_to_a_heading_of_it(brought: Book) -> None:
    followed = 0
    of_page = {page: {one.anchor for one in brought.headings(page)} for page in brought.pages()}
    for path, page in SITE.items():
        for target, *_ in page.links:
            place = brought.behind(str(path), target)
            if ":" in target or place is None or not place.page.endswith(".md"):
                continue
            assert place.page in of_page, (path, target)
            assert not place.anchor or place.anchor in of_page[place.page], (path, target)
            followed += 1
    assert followed > 1000


def test_pictures_come_along_unless_they_are_large(brought: Book) -> None:
    assert brought.picture("docs/pictures/editor/panels-light-1x.png").startswith(b"\x89PNG")
    assert brought.picture("docs/pictures/nowhere.png") == b""
    assert brought.picture("docs/index.md") == b""
    assert brought.picture("docs/builder/style.css") == b""


@pytest.mark.parametrize(
    "name",
    [
        "../secret.md",
        "/etc/passwd",
        "docs/../../secret.md",
        "docs/../pyproject.toml",
        "docs//index.md",
        "docs",
        "",
        "docs/a\0.md",
        "docs\\..\\secret.md",
        "C:/secret.md",
        "file:///etc/passwd",
        "engine/game.md",
    ],
)
def test_nothing_beside_the_book_is_read(name: str) -> None:
    assert not WRITTEN.has(name)
    with pytest.raises(NotThere):
        WRITTEN.text(name)
    assert WRITTEN.picture(name) == b""


@given(st.text(max_size=60))
def test_no_link_leads_out_of_the_book(target: str) -> None:
    place = WRITTEN.behind("docs/editor/panels.md", target)
    assert place is None or place.page.startswith(("docs/", "README", "CHANGELOG", "CONTRIBUTING"))


def test_a_page_that_nobody_would_write_is_refused(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/index.md").write_bytes(b"# \xff\xfe\n\n[a](big.md) [b](folder.md)\n")
    (tmp_path / "docs/big.md").write_bytes(b"a" * (5 * 1024 * 1024))
    (tmp_path / "docs/folder.md").mkdir()
    strange = Book(tmp_path)
    assert strange.title(HOME)
    for page in ("docs/big.md", "docs/folder.md", "docs/none.md"):
        with pytest.raises(NotThere):
            strange.text(page)
    assert hits(strange, "aaa") == []


@given(st.text(max_size=300))
def test_any_text_is_a_page(text: str) -> None:
    sections_of(text)
    assert for_qt(for_qt(text)) == for_qt(text)


def test_pictures_and_links_are_found_by_their_words() -> None:
    (section,) = sections_of("# A\n\n[![Fill (F)](a.png)](b.png) and [a page](c.md#d)\n")
    assert section.text.strip() == "Fill (F) and a page"


def test_code_is_left_as_it_is() -> None:
    code = "```md\n# no heading\n<!-- stays -->\n```"
    text = f"# A `<b>` *b*\n\n{code}\n\n<!-- goes -->\n\na<br>b `<br>`"
    assert [(one.name, one.anchor) for one in headings_of(text)] == [("A <b> b", "a-b-b")]
    assert "<!-- stays -->" in for_qt(text)
    assert "goes" not in for_qt(text)
    assert "a\u2028b `<br>`" in for_qt(text)


@pytest.mark.parametrize(
    ("typed", "place"),
    [
        ("crash journal", Place("docs/editor/your-work-is-safe.md", "while-you-draw")),
        ("MAP001", Place("docs/checks/map.md", "map001")),
        ("ferry", Place("docs/editor/tool-pictures.md", "ferry-y")),
        ("Terrain BRUSH", Place("docs/editor/tool-pictures.md", "terrain-brush-b")),
        ("CRY-BUILD-08", Place("docs/rulebook/crayon.md", "cry-build-08")),
        ("as in a spreadsheet", Place("docs/editor/panels.md", "as-in-a-spreadsheet")),
    ],
)
def test_known_words_are_found_at_once(typed: str, place: Place) -> None:
    assert place in [hit.place for hit in hits(WRITTEN, typed)[:5]]


def test_what_is_found_has_all_words_and_shows_one_of_them() -> None:
    for typed in ("tunnel cost", "pins scan", "milepost validate"):
        found = hits(WRITTEN, typed)
        assert found
        for hit in found:
            section = next(
                one for one in sections_of(WRITTEN.text(hit.place.page))
                if one.heading.anchor == hit.place.anchor
            )  # fmt: skip
            whole = f"{hit.title} {section.heading.name} {section.text}".casefold()
            assert all(word in whole for word in words_of(typed))
    assert hits(WRITTEN, "no-such-word-anywhere") == []
    assert hits(WRITTEN, "   ") == []


@given(st.text(max_size=200))
def test_anything_can_be_searched_for(typed: str) -> None:
    hits(WRITTEN, typed)


def test_a_checkout_has_its_book() -> None:
    found = book()
    assert found is not None
    assert found.has(HOME)
    assert PurePosixPath(HOME).parent.name == "docs"
