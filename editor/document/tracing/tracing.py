"""Tracing: the picture that a document is drawn from, and how it lies on the board."""

from operator import is_not
from pathlib import Path
from typing import Literal

from drawing.files.art_files import MOST_TRACED, ArtFile, NoArt, art_file
from editor.document.document import Document
from editor.document.tracing.fit import Fit
from editor.document.tracing.fitting import errors, fitted, pairs_of
from editor.document.tracing.pins import Lying
from editor.document.tracing.usual import usual_fit
from model.files.scenario_files import beside
from model.scenario.things import Picture

View = Literal["both", "picture", "map"]
VIEWS: tuple[View, ...] = ("both", "picture", "map")


class Tracing:
    """Asked by tools, panels and the canvas; the file is looked at again when it has changed."""

    def __init__(self, document: Document) -> None:
        self._document = document
        self._known: tuple[object, ArtFile | None, str] | None = None
        self._fit: tuple[tuple[object, ...], tuple[int, int], Fit] | None = None
        """How it lies, and what that hangs on: asked often while the pointer moves."""
        self.view: View = "both"
        """Whether picture, map or both are seen; no part of the document."""

    @property
    def picture(self) -> Picture | None:
        return self._document.scenario.picture

    @property
    def found(self) -> ArtFile | None:
        """The file of the picture; None where there is none that can be shown."""
        return self._look()[0]

    @property
    def trouble(self) -> str:
        """Why the picture is not shown, in a sentence; nothing where it is, or there is none."""
        return self._look()[1]

    @property
    def state(self) -> object:
        """What tells the file from another one of the same name."""
        picture = self.picture
        return None if picture is None else _state(self._document.folder, picture.file)

    def is_same(self, folder: str, named: str) -> bool:
        """Whether another file may hold the same picture, so that pins stay where they are.

        That is so where it is as large, and where the old one is gone and is being looked for.
        """
        before, after = self.found, _looked(folder, named)[0]
        is_gone = self.picture is not None and before is None
        return is_gone or (before is not None and after is not None and before[1:] == after[1:])

    def spoil(self, trouble: str) -> None:
        """The file turned out to be none that can be shown, when it was read whole."""
        if self._known is not None:
            self._known = (self._known[0], None, trouble)

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels; of a picture that is not there, something usual."""
        found = self.found
        return (1000, 1000) if found is None else (found.width, found.height)

    @property
    def fit(self) -> Fit:
        """How the picture lies on the board."""
        scenario, size = self._document.scenario, self.size
        of = scenario.picture, scenario.board, scenario.cities
        known = self._fit
        if known is None or known[1] != size or any(map(is_not, known[0], of)):
            pins = () if scenario.picture is None else scenario.picture.pins
            known = self._fit = of, size, fitted(pairs_of(pins), usual_fit(scenario, size))
        return known[2]

    @property
    def lying(self) -> Lying:
        """All that is needed to lay it elsewhere."""
        return Lying(self._document.scenario, self.size, self.fit)

    @property
    def errors(self) -> list[float]:
        """How far each pin is off, in columns."""
        return [] if self.picture is None else errors(self.fit, pairs_of(self.picture.pins))

    def _look(self) -> tuple[ArtFile | None, str]:
        picture, folder = self.picture, self._document.folder
        if picture is None:
            return None, ""
        of = picture.file, folder, _state(folder, picture.file)
        if self._known is None or self._known[0] != of:
            self._known = (of, *_looked(folder, picture.file))
        return self._known[1:]


def _state(folder: str, named: str) -> object:
    """What is different when a file is another one."""
    path = beside(Path(folder), named, "") if folder else None
    try:
        facts = None if path is None else path.stat()
    except (OSError, ValueError):
        return None
    return None if facts is None else (facts.st_mtime_ns, facts.st_size, facts.st_ino)


def _looked(folder: str, named: str) -> tuple[ArtFile | None, str]:
    try:
        return art_file(folder, named, MOST_TRACED), ""
    except NoArt as reason:
        return None, str(reason)
