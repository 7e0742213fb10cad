"""Pages: Markdown in, a body of HTML out, with every link and anchor that it holds."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import NamedTuple
from xml.etree.ElementTree import Element

from markdown import Markdown
from markdown.extensions.toc import TocExtension
from markdown.inlinepatterns import SubstituteTagInlineProcessor
from markdown.treeprocessors import Treeprocessor
from markdown.util import AtomicString

EXTENSIONS = ["tables", "fenced_code", "attr_list", "sane_lists"]
_FENCE = re.compile(r"(```|~~~)")
_UNMADE_LINK = re.compile(r"\]\(|\]\[|\]:\s")
_COMMENT = re.compile(r"<!--.*-->")
_ESCAPED = re.compile("\x02(\\d+)\x03")
_NO_SLUG = re.compile(r"[^\w\- ]")

Rewrite = Callable[[str], str]


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading that has an anchor."""

    level: int
    anchor: str
    name: str


class Link(NamedTuple):
    """A link or picture: the target as it is written, its words, the heading it stands under."""

    target: str
    words: str
    under: str


@dataclass(frozen=True, slots=True)
class Page:
    """One page as it is written, and what became of it."""

    path: PurePosixPath
    """Where it is written, from the root of the repository."""
    text: str
    title: str
    body: str
    headings: tuple[Heading, ...]
    anchors: frozenset[str]
    links: tuple[Link, ...]
    unmade: tuple[str, ...]
    """Texts that look like links and did not become any."""

    def lines_with(self, words: str) -> list[int]:
        """The lines, from 1, that hold these words outside of blocks of code."""
        lines = [number for number, line in prose_lines(self.text) if words in line]
        return lines or [1]

    def lines_linking(self, target: str) -> list[int]:
        """The lines in which a link leads to the target."""
        written = re.compile(rf"(\]\(<?|\]:\s+<?|<){re.escape(target)}[)>\s]")
        lines = [n for n, line in prose_lines(self.text) if written.search(f"{line}\n")]
        return lines or self.lines_with(target)


def prose_lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines of a page, from 1, without its blocks of code."""
    fence = ""
    for number, line in enumerate(text.splitlines(), 1):
        found = _FENCE.match(line)
        if found and not fence:
            fence = found[1]
        elif fence:
            fence = "" if line.rstrip() == fence else fence
        else:
            yield number, line


def page_of(path: PurePosixPath, text: str, rewrite: Rewrite) -> Page:
    """The page that a text makes; every target of a link goes through `rewrite`."""
    toc = TocExtension(permalink="#", permalink_title="Link to this place", slugify=slug)
    # What belongs to an item of a list is indented as deep as its words, wherever pages are read;
    # blocks of code have fences.
    markdown = Markdown(extensions=[*EXTENSIONS, toc], output_format="html", tab_length=2)
    markdown.parser.blockprocessors.deregister("code")
    # Pages are words, not HTML: what looks like a tag is shown as it is written. Only a line break
    # is taken for one, since a table has no other way to say it.
    markdown.preprocessors.deregister("html_block")
    markdown.inlinePatterns.deregister("html")
    markdown.inlinePatterns.register(SubstituteTagInlineProcessor("<br>", "br"), "break", 90)
    reader = _Reader(markdown, rewrite)
    markdown.treeprocessors.register(reader, "reader", 1)
    body = markdown.convert(_without_comments(text))
    return Page(
        path=path,
        text=text,
        title=reader.title or path.stem,
        body=body,
        headings=tuple(reader.headings),
        anchors=frozenset(reader.anchors),
        links=tuple(reader.links),
        unmade=tuple(reader.unmade),
    )


def slug(name: str, separator: str) -> str:
    """The anchor of a heading, the same as on the sites where repositories are read."""
    return _NO_SLUG.sub("", name.strip().lower()).replace(" ", separator)


def _without_comments(text: str) -> str:
    """A comment alone on its line is for whoever edits the page."""
    lines = text.splitlines()
    for number, line in prose_lines(text):
        if _COMMENT.fullmatch(line):
            lines[number - 1] = ""
    return "\n".join(lines)


class _Reader(Treeprocessor):
    """Walks a finished page: collects what it holds, and turns its links to the site's places."""

    def __init__(self, markdown: Markdown, rewrite: Rewrite) -> None:
        super().__init__(markdown)
        self.rewrite = rewrite
        self.title = ""
        self.headings: list[Heading] = []
        self.anchors: list[str] = []
        self.links: list[Link] = []
        self.unmade: list[str] = []
        self._under = ""

    def run(self, root: Element) -> None:
        self._visit(root)
        for parent in list(root.iter()):
            for place, child in enumerate(list(parent)):
                if child.tag == "table":
                    parent[place] = _in_a_frame(child)

    def _visit(self, element: Element) -> None:
        if element.get("id"):
            self.anchors.append(element.get("id", ""))
        if element.tag in ("h1", "h2", "h3"):
            self._heading(element)
        for name in ("href", "src"):
            if element.get(name) and element.get("class") != "headerlink":
                self.links.append(Link(element.get(name, ""), _words(element), self._under))
                element.set(name, self.rewrite(element.get(name, "")))
        if element.tag not in ("code", "pre"):
            self._look_for_unmade(element.text)
            for child in element:
                self._visit(child)
                self._look_for_unmade(child.tail)

    def _heading(self, element: Element) -> None:
        name = _words(element).removesuffix("#").strip()
        level = int(element.tag[1])
        if level == 1 and not self.title:
            self.title = name
        if level == 2:
            self._under = name
        self.headings.append(Heading(level, element.get("id", ""), name))

    def _look_for_unmade(self, text: str | None) -> None:
        for line in (text or "").splitlines():
            if _UNMADE_LINK.search(line):
                self.unmade.append(line.strip())


def _words(element: Element) -> str:
    return _ESCAPED.sub(lambda found: chr(int(found[1])), "".join(element.itertext()))


def _in_a_frame(table: Element) -> Element:
    """A table that is too wide moves in a frame of its own; a cell knows its column."""
    heads = [_words(head) for head in table.iter("th")]
    for row in table.iter("tr"):
        for head, cell in zip(heads, row.findall("td"), strict=False):
            cell.set("data-head", head)
    for code in table.iter("code"):
        # A bar in a table is written with a backslash, which elsewhere nobody sees in code either.
        code.text = AtomicString((code.text or "").replace("\\|", "|"))
    frame = Element("div", {"class": "wide many" if len(heads) > 2 else "wide"})
    frame.tail, table.tail = table.tail, None
    frame.append(table)
    return frame
