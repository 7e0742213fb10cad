"""Pictures of a review: every map before and after, and with the changes marked."""

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from drawing.exporting.map_files import Look, map_picture, write_picture
from milepost.reviews.diff_picture import diff_picture
from milepost.reviews.maps import Reviewed
from milepost.reviews.parts import as_sentences, parts_of
from milepost.terminal.say import tell

if TYPE_CHECKING:
    from drawing.shapes.symbols import Picture

MOST_MAPS = 30
_STRANGE = re.compile(r"[^a-z0-9]+")


def draw_all(
    maps: Sequence[Reviewed], before: Path, after: Path, out: Path
) -> dict[str, list[str]]:
    """Draws the maps of two trees into a folder; the names of the pictures of each map."""
    out.mkdir(parents=True, exist_ok=True)
    drawn = [one for one in maps if one.old or one.new][:MOST_MAPS]
    return {
        one.name: _draw(one, before, after, out / f"{number:02}-{_slug(one.name)}")
        for number, one in enumerate(drawn, 1)
    }


def _slug(name: str) -> str:
    """A name for files that means nothing to a shell, a page or another system."""
    stem = Path(name).name.partition(".")[0].lower()
    return _STRANGE.sub("-", stem).strip("-")[:60] or "map"


def _draw(one: Reviewed, before: Path, after: Path, stem: Path) -> list[str]:
    old, new, look = one.old, one.new, Look()
    wanted: dict[str, Callable[[], Picture]] = {}
    if old is not None:
        folder = (before / (one.was or one.name)).parent
        wanted["before"] = lambda: map_picture(old, folder, look)
    if new is not None:
        here = (after / one.name).parent
        wanted["after"] = lambda: map_picture(new, here, look)
        if old is not None:
            said = list(as_sentences(parts_of(one.review)))
            wanted["changes"] = lambda: diff_picture(old, new, here, said, look)
    written = []
    for what, picture in wanted.items():
        path = stem.with_name(f"{stem.name}.{what}.svg")
        try:
            write_picture(picture(), str(path))
        except Exception as trouble:  # noqa: BLE001 (told, and hides no other picture)
            tell([f"{one.name}: no picture {what}: {trouble}"])
            continue
        written.append(path.name)
    return written
