"""Texts that stand in files that come along: presets, lists of goods, questions of rulebooks."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from model.bounded_files import read_file
from model.wording.sentences import capital
from model.yaml.nodes import read_nodes, to_plain

FILES: Final = {
    "scenarios/systems/*/presets/*.preset.yaml": ("name", "title", "about", "unit"),
    "engine/systems/*/*.rulebook.yaml": ("question", "default"),
}
"""Where they lie, and under which keys."""
GOODS: Final = ("model/systems/*/economy/goods.yaml", "scenarios/*.milepost.yaml")
"""Where goods are listed that come along."""
KNOWN: Final = (
    "clear", "plain", "field", "mountain", "alpine", "desert", "hill", "swamp", "forest", "jungle",
    "sea", "water", "river", "dry river", "lake", "dry lake", "inlet", "city", "town",
    "black", "blue", "purple", "red", "yellow", "white", "green", "grey",
    *(f"{side} {number}" for side in ("light", "dark") for number in range(1, 7)),
    "light", "dark", "train", "action", "rail", "station", "waste", "vp",
    "map", "cards", "chips", "aids", "tiles", "new cities", "display", "tracks", "actions",
    "markers", "track", "points", "million crowns",
    "nationalised", "unowned", "own", "special", "printed", "new city",
)  # fmt: skip
"""Words of files that stand in sentences: terrain, waters, colours, numbers of dice, parts."""


def texts_in_files(here: Path) -> Iterator[tuple[str, str]]:
    """Every such text, and the file in which it stands; `KNOWN` words are told apart."""
    for pattern, keys in FILES.items():
        for path in sorted(here.glob(pattern)):
            root = read_nodes(read_file(path), path.name).root
            for text in _under(to_plain(root) if root is not None else None, keys):
                yield text, path.relative_to(here).as_posix()
    for pattern in GOODS:
        for path in sorted(here.glob(pattern)):
            yield from ((text, path.relative_to(here).as_posix()) for text in _goods(path))


def _goods(path: Path) -> Iterator[str]:
    """What the goods of a list or of a map are called."""
    root = read_nodes(read_file(path), path.name).root
    plain: Any = {} if root is None else to_plain(root)
    for good in plain.get("goods", ()):
        yield str(good.get("name") or capital(str(good["id"]).replace("-", " ")))


def _under(plain: Any, keys: tuple[str, ...]) -> Iterator[str]:
    """The texts under some keys, wherever they stand."""
    if isinstance(plain, list):
        for one in plain:
            yield from _under(one, keys)
    elif isinstance(plain, Mapping):
        for key, value in plain.items():
            if key in keys and isinstance(value, str) and value:
                yield value
            else:
                yield from _under(value, keys)
