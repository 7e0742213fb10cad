"""The book: the pages of the manual as they come along, their order, and where links lead.

A wheel has them beside this module; in a checkout they are read where they are written. Nothing
else of the disk is ever read: what a page names outside of the book is not there.
"""

import posixpath
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import unquote

from editor.window.manual.texts import Heading, headings_of, prose
from model.forms.frozen import dataclass

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

HOME: Final = "docs/index.md"
AT_THE_DOOR: Final = ("README.md", "CHANGELOG.md", "CONTRIBUTING.md")
PICTURES: Final = (".png", ".svg", ".jpg")
LARGEST_PAGE: Final = 4 * 1024 * 1024
LARGEST_PICTURE: Final = 128 * 1024
"""Larger pictures stay out of the wheel; the page says what they show."""
_LINK: Final = re.compile(r"(?<!!)\[([^\]]+)\]\(([^)\s]+)\)")
_PICTURE: Final = re.compile(r"!\[[^\]]*\]\(([^)\s]+)\)")


class NotThere(Exception):
    """A sentence about a page that cannot be shown."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A page in the list of contents."""

    group: str
    page: str
    name: str


@dataclass(frozen=True, slots=True)
class Place:
    """A page, and a heading on it."""

    page: str
    anchor: str = ""


class Book:
    """The pages below one folder, which may lie in a zip."""

    def __init__(self, root: "Traversable") -> None:
        self._root = root

    def has(self, name: str) -> bool:
        """Whether a file is part of the book."""
        return _is_inside(name) and self._file(name).is_file()

    def text(self, page: str) -> str:
        """What a page says, as it is written."""
        if not page.endswith(".md") or not self.has(page):
            raise NotThere(page)
        return self._bytes(page, LARGEST_PAGE).decode(errors="replace")

    def picture(self, name: str) -> bytes:
        """A picture of a page; nothing where it was left out."""
        if not name.lower().endswith(PICTURES) or not self.has(name):
            return b""
        try:
            return self._bytes(name, LARGEST_PICTURE)
        except NotThere:
            return b""

    def pages(self) -> tuple[str, ...]:
        """Every page: those that the first one names, in its order, and the rest."""
        named = [HOME, *(entry.page for entry in self.contents())]
        return tuple(dict.fromkeys(page for page in [*named, *self._written()] if self.has(page)))

    def contents(self) -> list[Entry]:
        """What the first page leads to, under its headings."""
        found: dict[str, Entry] = {}
        group = ""
        for line in prose(self.text(HOME)):
            if line.startswith("## "):
                group = line[3:].strip()
            for name, target in _LINK.findall(line):
                place = self.behind(HOME, target)
                if place is not None and place.page != HOME and self.has(place.page):
                    shown = name if name[0].isupper() else self._title_or(place.page, name)
                    found.setdefault(place.page, Entry(group, place.page, shown))
        return list(found.values())

    def behind(self, page: str, target: str) -> Place | None:
        """What a link of a page leads to inside the book; None where it leads out of it."""
        path, _, anchor = target.partition("#")
        written = unquote(path)
        name = posixpath.normpath(posixpath.join(posixpath.dirname(page), written))
        name = page if not written else name
        return Place(name, unquote(anchor)) if _is_inside(name) else None

    def headings(self, page: str) -> list[Heading]:
        return headings_of(self.text(page))

    def title(self, page: str) -> str:
        """The first heading of a page."""
        return next((heading.name for heading in self.headings(page)), page)

    def _title_or(self, page: str, name: str) -> str:
        try:
            return self.title(page)
        except NotThere:
            return name

    def _written(self) -> list[str]:
        """Every page there is, in the order of their names."""
        waiting, found = [("docs", self._root.joinpath("docs"))], list(AT_THE_DOOR)
        while waiting:
            name, folder = waiting.pop()
            for one in sorted(folder.iterdir(), key=lambda one: one.name):
                if one.is_dir():
                    waiting.append((f"{name}/{one.name}", one))
                elif one.name.endswith(".md"):
                    found.append(f"{name}/{one.name}")
        return found

    def _file(self, name: str) -> "Traversable":
        return self._root.joinpath(*name.split("/"))

    def _bytes(self, name: str, most: int) -> bytes:
        try:
            with self._file(name).open("rb") as file:
                data: bytes = file.read(most + 1)
        except OSError as trouble:
            raise NotThere(f"{name}: {trouble.strerror}") from None
        if len(data) > most:
            raise NotThere(name)
        return data


def _is_inside(name: str) -> bool:
    """Whether a name stays in the book: the pages at the door, and whatever is in docs/."""
    parts = name.split("/")
    is_plain = not {"", ".", ".."} & set(parts) and not set(name) & set("\\:\0")
    return is_plain and (name in AT_THE_DOOR or (parts[0] == "docs" and len(parts) > 1))


@cache
def book() -> Book | None:
    """The book that came along; None where Milepost came without one."""
    from importlib.resources import files

    brought = Book(files(__package__).joinpath("pages"))
    if brought.has(HOME):
        return brought
    checkout = Path(__file__).parents[3]
    written = Book(checkout)
    return written if written.has(HOME) and (checkout / "pyproject.toml").is_file() else None


def files_of_the_book(root: Path) -> dict[str, Path]:
    """What a wheel brings along, by its name in the book: pages, and the pictures on them."""
    written = Book(root)
    found = {page: root / page for page in written.pages()}
    for page in list(found):
        for target in _PICTURE.findall(written.text(page)):
            place = written.behind(page, target)
            if place is not None and written.picture(place.page):
                found[place.page] = root / place.page
    return found
