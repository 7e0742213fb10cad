"""What pages can lead to: other pages, files and folders of the repository; and their places."""

import posixpath
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from urllib.parse import unquote

HOME = PurePosixPath("docs/index.md")
OF_THE_PROJECT = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")
PICTURES = {".gif", ".jpeg", ".jpg", ".png", ".svg", ".webp"}
_EXTERNAL = ("http:", "https:", "mailto:")


def is_external(target: str) -> bool:
    return target.lower().startswith(_EXTERNAL) or target.startswith("//")


@dataclass(frozen=True, slots=True)
class Repository:
    """The files among which the pages stand."""

    root: Path

    def page_paths(self) -> list[PurePosixPath]:
        """Every page: those of docs/, and those at the door that people read first."""
        docs = sorted(path for path in (self.root / "docs").rglob("*.md") if path.is_file())
        door = [self.root / name for name in OF_THE_PROJECT if (self.root / name).is_file()]
        return [PurePosixPath(path.relative_to(self.root).as_posix()) for path in [*docs, *door]]

    def read(self, path: PurePosixPath) -> str:
        return (self.root / path).read_text(encoding="utf-8", errors="replace")

    def file_behind(self, page: PurePosixPath, target: str) -> PurePosixPath | None:
        """What a link of a page leads to, from the root; None where it would leave the house."""
        written = unquote(target.partition("#")[0])
        if not written:
            return page
        joined = posixpath.normpath(posixpath.join(page.parent.as_posix(), written))
        outside = joined == ".." or joined.startswith(("../", "/"))
        return None if outside else PurePosixPath(joined)

    def exists(self, path: PurePosixPath) -> bool:
        return (self.root / path).exists()

    def is_folder(self, path: PurePosixPath) -> bool:
        return (self.root / path).is_dir()

    def is_page(self, path: PurePosixPath) -> bool:
        return path.suffix == ".md" and (path.parts[0] == "docs" or str(path) in OF_THE_PROJECT)

    def place_of(self, path: PurePosixPath) -> PurePosixPath:
        """Where a file of the repository stands on the site."""
        own = path.relative_to("docs") if path.parts[:1] == ("docs",) else path
        if self.is_page(path):
            return PurePosixPath(str(own.with_suffix(".html")).lower())
        if path.suffix.lower() in PICTURES:
            return own
        if self.is_folder(path):
            return PurePosixPath("source") / path / "index.html"
        return PurePosixPath("source") / f"{path}.html"

    def files_in(self, folder: PurePosixPath) -> Iterator[PurePosixPath]:
        """What a folder holds, folders first, without what no reader looks for."""
        found = (path for path in (self.root / folder).iterdir() if _is_shown(path))
        for path in sorted(found, key=lambda path: (path.is_file(), path.name)):
            yield PurePosixPath(path.relative_to(self.root).as_posix())


def _is_shown(path: Path) -> bool:
    return not path.name.startswith((".", "__pycache__")) and path.name != "py.typed"


def way_to(place: PurePosixPath, origin: PurePosixPath) -> str:
    """The address of one place of the site as another one writes it."""
    return posixpath.relpath(place.as_posix(), origin.parent.as_posix())
