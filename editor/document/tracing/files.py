"""Pictures come to a map: whatever a stranger hands in is looked at before anything is written."""

import re
from pathlib import Path

from drawing.files.art_files import (
    LARGEST_FILE,
    MOST_TRACED,
    NoArt,
    kind_of_picture,
    size_of_picture,
)
from editor.document.tracing.reading import decoded, upright
from editor.words import tr
from model.bounded_files import read_file, real_path
from model.files.atomic import SaveFailed, write_atomically
from model.files.scenario_files import beside
from model.unreadable import Unreadable, quoted

ENDINGS = {"PNG": ".png", "JPEG": ".jpg", "WebP": ".webp"}
_NAMED = re.compile(
    r"(?:[A-Za-z0-9][A-Za-z0-9_.-]{0,63}/){0,8}[A-Za-z0-9][A-Za-z0-9_.-]{0,63}\.(?:png|jpe?g|webp)"
)
LONGEST_NAME = 50
MOST_NAMES = 1000


class CannotTake(ValueError):
    """A picture that is not taken; the message is a sentence."""


def taken_in(folder: Path, source: Path) -> str:
    """The name of a picture beside the map; one from elsewhere is copied there."""
    try:
        data = read_file(source, LARGEST_FILE)
    except Unreadable as reason:
        name = quoted(source.name)
        raise CannotTake(f"{name}: {reason.message}") from None
    if _looked_at(data, source.name) == "JPEG" and (turned := upright(data)):
        return written(folder, source.stem, turned)
    inside = _name_inside(folder, source)
    return inside or written(folder, source.stem, data)


def written(folder: Path, stem: str, data: bytes) -> str:
    """Writes a picture beside the map, and never over something else; its name."""
    kind = _looked_at(data, stem)
    data = (upright(data) if kind == "JPEG" else b"") or data
    ending = ENDINGS[kind]
    plain = re.sub(r"[^A-Za-z0-9_-]+", "-", stem).strip("-_")[:LONGEST_NAME] or tr("picture")
    for number in range(1, MOST_NAMES):
        name = f"{plain}{f'-{number}' if number > 1 else ''}{ending}"
        path = folder / name
        is_taken = path.exists() and not _holds(path, data)
        if is_taken or beside(folder, name, "") is None:  # a link may lead elsewhere
            continue
        try:
            if not path.exists():
                write_atomically(path, data)
        except SaveFailed as reason:
            raise CannotTake(str(reason)) from None
        return f"./{name}"
    raise CannotTake(tr("There are too many pictures called {name}.").format(name=plain))


def _looked_at(data: bytes, named: str) -> str:
    """The kind of a picture that can be traced; CannotTake where it is none."""
    kind = kind_of_picture(data)
    if not kind:
        words = tr("{name} is no picture that a map can hold: PNG, JPEG and WebP are.")
        raise CannotTake(words.format(name=quoted(named)))
    try:
        decoded(data, named, size_of_picture(data, named, kind, MOST_TRACED))
    except NoArt as reason:
        raise CannotTake(str(reason)) from None
    return kind


def _name_inside(folder: Path, source: Path) -> str:
    """How the map names a file that lies beside it already; nothing where it cannot."""
    try:
        named = real_path(source).relative_to(real_path(folder)).as_posix()
    except ValueError:
        return ""
    is_named = _NAMED.fullmatch(named) is not None and beside(folder, named, "") is not None
    return f"./{named}" if is_named else ""


def _holds(path: Path, data: bytes) -> bool:
    try:
        return path.stat().st_size == len(data) and read_file(path, LARGEST_FILE) == data
    except (OSError, Unreadable):
        return False
