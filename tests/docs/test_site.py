"""The pages hold together: nothing is stale, every link leads somewhere, the site stands alone."""

import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path, PurePosixPath
from posixpath import dirname, join, normpath
from urllib.parse import unquote, urlsplit

import pytest

from docs.builder.build import main
from docs.builder.generated import stale_files
from docs.builder.links import broken_links
from docs.builder.repository import Repository
from docs.builder.site import read_pages, site_files, write_site

HERE = Path(__file__).parents[2]
HOME = "# Home\n\n## Reading\n\n* [Other](other.md)\n"
OTHER = "# Other\n\n## A part\n\nBack [home](index.md).\n"


def small_house(folder: Path, **pages: str) -> Repository:
    """A repository with two pages and a file, and pages that a test adds or changes."""
    written = {"index": HOME, "other": OTHER, **pages}
    (folder / "docs").mkdir()
    (folder / "room.py").write_text('"""A <room>."""\n', encoding="utf-8")
    for name, text in written.items():
        (folder / "docs" / f"{name}.md").write_text(text, encoding="utf-8")
    return Repository(folder)


def troubles(repository: Repository) -> list[str]:
    return [str(trouble) for trouble in broken_links(read_pages(repository), repository)]


def built(repository: Repository) -> dict[str, str]:
    files = site_files(read_pages(repository), repository)
    return {str(place): data.decode(errors="replace") for place, data in files.items()}


# -- our own pages


@cache
def our_site() -> dict[str, str]:
    return built(Repository(HERE))


@cache
def our_html() -> dict[str, "Addresses"]:
    return {place: Addresses(text) for place, text in our_site().items() if place.endswith(".html")}


def test_nothing_that_is_generated_is_stale() -> None:
    assert stale_files(HERE) == [], "run make docs"


def test_every_link_of_our_pages_leads_somewhere() -> None:
    assert troubles(Repository(HERE)) == []


def test_a_link_that_is_called_like_a_file_leads_to_it() -> None:
    named = re.compile(r"\[`([\w/.-]+\.(?:py|json|yaml|toml))`\]\(([^)#]+)\)")
    house = Repository(HERE)
    links = [
        (words, f"/{house.file_behind(path, target)}")
        for path in house.page_paths()
        for words, target in named.findall(house.read(path))
    ]
    assert len(links) > 100
    assert [link for link in links if not link[1].endswith(f"/{link[0]}")] == []


class Addresses(HTMLParser):
    """What a page of the site leads to or loads, and the places in it that can be led to."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.addresses: list[str] = []
        self.anchors: list[str] = []
        self.tags: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        given = {name: value or "" for name, value in attrs}
        self.addresses += [given[name] for name in ("href", "src") if name in given]
        self.anchors += [given["id"]] if "id" in given else []


def test_every_address_of_our_site_is_in_the_site() -> None:
    files, pages = our_site(), our_html()
    for place, page in pages.items():
        for address in page.addresses:
            parts = urlsplit(address)
            if parts.scheme:
                continue
            target = normpath(join(dirname(place), parts.path)) if parts.path else place
            assert target in files, f"{place} leads to {address}"
            assert not parts.fragment or unquote(parts.fragment) in pages[target].anchors, address


def test_our_site_loads_nothing_from_elsewhere_and_runs_no_scripts() -> None:
    files = our_site()
    for page in our_html().values():
        assert "script" not in page.tags
        assert page.tags.count("link") == 1
    assert "url(" not in files["style.css"]
    assert "@import" not in files["style.css"]


def test_the_same_pages_give_the_same_bytes(tmp_path: Path) -> None:
    assert built(Repository(HERE)) == our_site()


# -- what is found


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("See [it](gone.md).", "gone.md leads to docs/gone.md, which does not exist"),
        ("See [it](../gone.py).", "../gone.py leads to gone.py, which does not exist"),
        ("See [it](../../gone.py).", "../../gone.py leads out of the repository"),
        ("See [it](/etc/hosts).", "/etc/hosts leads out of the repository"),
        ("See [it](other.md#gone).", "other.md#gone names an anchor that docs/other.md does not"),
        ("See [it](#gone).", "#gone names an anchor that docs/index.md does not have"),
        ("See [it](../room.py#gone).", "../room.py#gone names an anchor, which only pages have"),
        ("![a map](map.png)", "map.png leads to docs/map.png, which does not exist"),
        ("See [it](https://).", "https:// is no address"),
        ("See [it](http://no-dot/).", "http://no-dot/ is no address"),
        ("See [it](https://example.org:port/).", "https://example.org:port/ is no address"),
        ("See [it][nowhere].", "this looks like a link and is none"),
        ("[it]: gone.md\n\nSee [it].", "gone.md leads to docs/gone.md, which does not exist"),
        ("* a list\n\n    ```sh", "a block of code begins at the start of its line"),
    ],
)
def test_a_broken_link_is_told_with_page_and_line(tmp_path: Path, line: str, why: str) -> None:
    repository = small_house(tmp_path, index=f"{HOME}\nText.\n\n{line}\n")
    (found,) = troubles(repository)
    number = 11 if line.startswith("*") else 9
    assert found.startswith(f"docs/index.md:{number}: {why}")


def test_every_line_with_the_broken_link_is_told(tmp_path: Path) -> None:
    repository = small_house(tmp_path, other="# Other\n\n[a](x.md)\n\n[b](x.md)\n")
    assert [found.split(" ")[0] for found in troubles(repository)] == [
        "docs/other.md:3:",
        "docs/other.md:5:",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "[home](index.md), [a part](#a-part), [again](./other.md#a-part), [room](../room.py)",
        "[a site](https://example.org/a?b=c#d), <https://example.org>, [mail](mailto:a@b.org)",
        "[docs](../docs), [escaped](other.md#gr%C3%B6%C3%9Fe)\n\n## Größe",
        "`[code](gone.md)`\n\n```sh\n[code](gone.md)\n```",
        "[by name][there]\n\n[there]: index.md",
    ],
)
def test_a_link_that_leads_somewhere_is_no_trouble(tmp_path: Path, text: str) -> None:
    assert troubles(small_house(tmp_path, other=f"{OTHER}\n{text}\n")) == []


def test_a_page_that_nobody_finds_is_told(tmp_path: Path) -> None:
    repository = small_house(tmp_path, lonely="# Lonely\n\n[home](index.md)\n")
    assert troubles(repository) == [
        "docs/lonely.md:1: no page leads here; link it from docs/index.md"
    ]


# -- what is built


def test_links_lead_to_the_places_of_the_site(tmp_path: Path) -> None:
    text = "# Other\n\n[home](index.md#reading) [room](../room.py) [rooms](..)\n"
    files = built(small_house(tmp_path, other=text))
    assert '<a href="index.html#reading">home</a>' in files["other.html"]
    assert '<a href="source/room.py.html">room</a>' in files["other.html"]
    assert "A &lt;room&gt;." in files["source/room.py.html"]
    assert "A &lt;room&gt;." in files["source/index.html"]


def test_pictures_are_copied(tmp_path: Path) -> None:
    repository = small_house(tmp_path, other="# Other\n\n![a map](map.png)\n")
    (tmp_path / "docs" / "map.png").write_bytes(b"\x89PNG")
    files = site_files(read_pages(repository), repository)
    assert files[PurePosixPath("map.png")] == b"\x89PNG"


@pytest.mark.parametrize("html", ["<script>x()</script>", "a <b>bold</b> word", "<div>\nx\n</div>"])
def test_html_in_a_page_is_shown_and_not_obeyed(tmp_path: Path, html: str) -> None:
    page = built(small_house(tmp_path, other=f"# Other\n\n{html}\n"))["other.html"]
    first_line, _, _ = html.partition("\n")
    assert first_line.replace("<", "&lt;").replace(">", "&gt;") in page.partition("<main")[2]


def test_a_line_can_be_broken_in_a_table(tmp_path: Path) -> None:
    table = "| a | b |\n|---|---|\n| `1`<br>`2` | 3 |"
    page = built(small_house(tmp_path, other=f"# Other\n\n{table}\n"))["other.html"]
    assert "<code>1</code><br>\n<code>2</code>" in page


def test_a_bar_can_stand_in_a_table(tmp_path: Path) -> None:
    table = "| a | b |\n|---|---|\n| `X \\| None` | 3 |"
    page = built(small_house(tmp_path, other=f"# Other\n\n{table}\n"))["other.html"]
    assert "<code>X | None</code>" in page


def test_an_item_of_a_list_can_have_a_second_paragraph(tmp_path: Path) -> None:
    text = "1. First.\n\n   More of it.\n\n2. Second.\n\n* One\n  * Inner"
    page = built(small_house(tmp_path, other=f"# Other\n\n{text}\n"))["other.html"]
    assert page.partition("<main")[2].count("<ol>") == 1
    assert "<p>More of it.</p>" in page
    assert "<pre>" not in page


def test_a_comment_for_editors_is_not_shown(tmp_path: Path) -> None:
    page = built(small_house(tmp_path, other="# Other\n\n<!-- hush -->\n\nText.\n"))["other.html"]
    assert "hush" not in page


def test_the_first_page_gives_the_order_of_the_navigation(tmp_path: Path) -> None:
    home = "# Home\n\n## Reading\n\n[Z](zebra.md) [O](other.md)\n\n## More\n\n[A](ant.md)\n"
    files = built(small_house(tmp_path, index=home, zebra="# Zebra", ant="# Ant"))
    navigation = files["other.html"].partition("<nav")[2].partition("</nav>")[0]
    words = [">Reading<", ">Z<", ">O<", ">More<", ">A<"]
    places = [navigation.index(word) for word in words]
    assert places == sorted(places)
    assert '<a href="other.html" aria-current="page">' in navigation


def test_what_was_built_before_is_gone(tmp_path: Path) -> None:
    folder = tmp_path / "site"
    write_site({PurePosixPath("old/page.html"): b"old", PurePosixPath("index.html"): b"1"}, folder)
    write_site({PurePosixPath("index.html"): b"2"}, folder)
    assert [path.name for path in folder.rglob("*")] == ["index.html"]
    assert (folder / "index.html").read_bytes() == b"2"


# -- make docs


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> Path:
    """The one page that is generated in a small house."""
    path = Path("docs/made.md")
    monkeypatch.setattr("docs.builder.generated.generated_files", lambda: {path: "# Made\n"})
    return path


def test_docs_are_refreshed_checked_and_built(
    tmp_path: Path, made: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    small_house(tmp_path, index=f"{HOME}* [Made](made.md)\n")
    assert main([], tmp_path) == 0
    assert capsys.readouterr().out.startswith(f"wrote {made}\n")
    assert (tmp_path / "build" / "site" / "made.html").exists()
    assert main(["--check"], tmp_path) == 0


def test_a_check_tells_what_is_stale_and_writes_nothing(
    tmp_path: Path, made: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    small_house(tmp_path, index=f"{HOME}* [Made](made.md)\n", made="# Made long ago\n")
    assert main(["--check"], tmp_path) == 1
    assert capsys.readouterr().err == f"{made}: is stale; run make docs\n"
    assert (tmp_path / made).read_text(encoding="utf-8") == "# Made long ago\n"
    assert not (tmp_path / "build").exists()


@pytest.mark.usefixtures("made")
@pytest.mark.parametrize("options", [[], ["--check"]])
def test_a_broken_link_ends_with_1_and_builds_nothing(
    tmp_path: Path, options: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    home = f"{HOME}* [Made](made.md)\n* [Gone](gone.md)\n"
    small_house(tmp_path, index=home, made="# Made\n")
    assert main(options, tmp_path) == 1
    assert "docs/index.md:7: gone.md leads to" in capsys.readouterr().err
    assert not (tmp_path / "build").exists()
