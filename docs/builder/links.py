"""Checks every link of every page; a broken one is told with the page and the line."""

from collections.abc import Iterator, Mapping
from pathlib import PurePosixPath
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from docs.builder.markdown_pages import Page, prose_lines
from docs.builder.repository import HOME, Repository, is_external

Pages = Mapping[PurePosixPath, Page]


class Trouble(NamedTuple):
    """What is wrong with a page, and in which line."""

    page: PurePosixPath
    line: int
    why: str

    def __str__(self) -> str:
        return f"{self.page}:{self.line}: {self.why}"


def broken_links(pages: Pages, repository: Repository) -> list[Trouble]:
    """Everything that would disappoint a reader who follows links, in the order of the pages."""
    found = [trouble for page in pages.values() for trouble in _of_page(page, pages, repository)]
    return sorted({*found, *_lonely(pages, repository)})


def _of_page(page: Page, pages: Pages, repository: Repository) -> Iterator[Trouble]:
    for target, *_ in page.links:
        why = why_broken(page, target, pages, repository)
        if why:
            yield from (Trouble(page.path, line, why) for line in page.lines_linking(target))
    for words in page.unmade:
        why = f"this looks like a link and is none: {words[:60]}"
        yield from (Trouble(page.path, line, why) for line in page.lines_with(words)[:1])
    for number, line in prose_lines(page.text):
        if line.startswith((" ", "\t")) and line.lstrip().startswith(("```", "~~~")):
            why = "a block of code begins at the start of its line"
            yield Trouble(page.path, number, why)


def why_broken(page: Page, target: str, pages: Pages, repository: Repository) -> str | None:
    """Why a link leads nowhere, or None if it leads somewhere."""
    if is_external(target):
        return _why_no_address(target)
    path = repository.file_behind(page.path, target)
    if path is None:
        return f"{target} leads out of the repository"
    if not repository.exists(path):
        return f"{target} leads to {path}, which does not exist"
    anchor = unquote(target.partition("#")[2])
    if not anchor:
        return None
    if path not in pages:
        return f"{target} names an anchor, which only pages have"
    if anchor not in pages[path].anchors:
        return f"{target} names an anchor that {path} does not have"
    return None


def _why_no_address(target: str) -> str | None:
    """Whether an address of another site is well spelled; nobody is asked whether it exists."""
    try:
        parts = urlsplit(target)
        port_is_fine = parts.port is None or parts.port > 0
    except ValueError:
        return f"{target} is no address"
    named = "@" in parts.path if parts.scheme == "mailto" else "." in (parts.hostname or "")
    if not parts.scheme or not named or not port_is_fine or any(sign.isspace() for sign in target):
        return f"{target} is no address"
    return None


def _lonely(pages: Pages, repository: Repository) -> Iterator[Trouble]:
    """Pages that no reader finds, because nothing leads to them from the first one."""
    reached = [HOME] if HOME in pages else []
    for path in reached:
        behind = (repository.file_behind(path, link.target) for link in pages[path].links)
        reached += dict.fromkeys(p for p in behind if p and p in pages and p not in reached)
    for path in pages:
        if path not in reached:
            yield Trouble(path, 1, f"no page leads here; link it from {HOME}")
