"""Drawing: SVG against PDF on a map of 3,500 mileposts, PNG against Tiled on one of 320 × 320.

Tiled is measured where MILEPOST_TMXRASTERIZER names its program (`tmxrasterizer`, in the Debian
package `tiled`). Both programs begin with a file and write a PNG of as many pixels, pressed at
zlib's usual level, 6. Tiled stamps one hex a cell. Ours draws everything that such a map has: sea
and coast, relief with soft rims, mileposts, title, key, numbers, scale. A second figure leaves away
what Tiled's map has not. Python has its modules compiled, as after the first start.
"""

import os
import random
import resource
import struct
import subprocess
import sys
import tempfile
import zlib
from collections.abc import Sequence
from pathlib import Path

from drawing.map.picture import ORDER, picture_of
from drawing.map.sheet.sheet import Sheet
from drawing.qt import pdf_bytes, png_bytes
from drawing.rendering.png import SIGNATURE, chunk
from drawing.rendering.svg import svg_of
from drawing.shapes.symbols import Picture
from drawing.themes.theme import theme
from model.files.scenario_files import load
from tests.bench.measure import Figure, Rate, best
from tests.generate.scenario import make_scenario

PEER = "MILEPOST_TMXRASTERIZER"
SMALL, SIDE, MM = (84, 64), 320, 9.0
TILE = (28, 32)
"""Pixels of one of Tiled's hexes."""
TERRAIN = {"mileposts", "terrain"}
COLOURS = ((220, 220, 200), (140, 90, 43), (85, 85, 119), (156, 200, 232))


def figures() -> list[Figure | Rate]:
    picture = picture_of(Sheet(make_scenario(1, *SMALL), theme(), MM))
    count = sum(len(getattr(b, "spots", ())) for one in picture.layers for b in one.batches)
    svg, pdf = best(lambda: svg_of(picture)), best(lambda: pdf_bytes([picture]), 5)
    png = best(lambda: png_bytes(picture, 150), 3)
    return [
        Figure(f"SVG of a map with {count:,} symbols", svg, "its PDF", pdf, 0.25),
        Rate("its PNG at 150 dpi", _megapixels(picture, 150) / png * 1000, "megapixels"),
        *_against_tiled(),
    ]


def _megapixels(picture: Picture, dpi: float) -> float:
    return picture.width * picture.height * (dpi / 25.4) ** 2 / 1e6


def _against_tiled() -> list[Figure | Rate]:
    peer = os.environ.get(PEER)
    if not peer:
        print(f"skip  PNG against Tiled: {PEER} names no program")
        return []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        tmx, ours = _tiled_map(folder), _our_map(folder)
        sheet = Sheet(load(ours), theme(), MM)
        dpi = 25.4 * (SIDE * TILE[0] + TILE[0] / 2) / sheet.width
        asked = [sys.executable, "-m", "milepost", "render", str(ours)]
        asked += ["-o", str(folder / "ours.png"), "--dpi", f"{dpi:.6f}"]
        bare = ["--without", ",".join(name for name in ORDER if name not in TERRAIN)]
        commands = [[peer, str(tmx), str(folder / "theirs.png")], asked, [*asked, *bare]]
        theirs, whole, mileposts = _cpu(commands, folder)
    what = f"PNG of a map of {SIDE} × {SIDE} from its file"
    return [
        Figure(f"{what}, every layer", whole, "tmxrasterizer", theirs, 1.0),
        Figure(f"{what}, mileposts only", mileposts, "tmxrasterizer", theirs, 1.0),
    ]


def _cpu(commands: Sequence[Sequence[str]], folder: Path, times: int = 4) -> list[float]:
    """The least CPU time of each process, in milliseconds; they run in turn."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    environment |= {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(folder / "compiled")}
    found: list[list[float]] = [[] for _ in commands]
    for _ in range(times):
        for command, spent in zip(commands, found, strict=True):
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            subprocess.run(command, capture_output=True, check=True, env=environment)
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            spent.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return [min(spent) * 1000 for spent in found]


def _kinds() -> list[list[int]]:
    rng = random.Random(1)
    return [[rng.choice((0, 0, 0, 1, 2, 3)) for _ in range(SIDE)] for _ in range(SIDE)]


def _our_map(folder: Path) -> Path:
    rows = "\n".join("    " + "".join(".^*~"[kind] for kind in row) for row in _kinds())
    path = folder / "big.milepost.yaml"
    path.write_text(
        "format: 1\nid: big\ntitle: Big\nsystem: crayon\nboard:\n  kind: mileposts\n"
        f"  size: [{SIDE}, {SIDE}]\n"
        '  legend: {".": clear, "^": mountain, "*": alpine, "~": desert}\n'
        f"  terrain: |\n{rows}\n",
        encoding="utf-8",
    )
    return path


def _tiled_map(folder: Path) -> Path:
    """The same terrain as a map of Tiled's, with a picture of four hexes."""
    wide, high = TILE
    (folder / "tiles.png").write_bytes(_tiles())
    rows = ",\n".join(",".join(str(kind + 1) for kind in row) for row in _kinds())
    tiles = (
        f'<tileset firstgid="1" name="t" tilewidth="{wide}" tileheight="{high}" tilecount="4" '
        f'columns="4"><image source="tiles.png" width="{4 * wide}" height="{high}"/></tileset>'
    )
    path = folder / "big.tmx"
    path.write_text(
        '<?xml version="1.0" encoding="UTF-8"?>\n<map version="1.8" orientation="hexagonal" '
        f'renderorder="right-down" width="{SIDE}" height="{SIDE}" tilewidth="{wide}" '
        f'tileheight="{high}" infinite="0" hexsidelength="16" staggeraxis="y" '
        f'staggerindex="odd" nextlayerid="2" nextobjectid="1">{tiles}<layer id="1" name="a" '
        f'width="{SIDE}" height="{SIDE}"><data encoding="csv">\n{rows}\n</data></layer></map>\n',
        encoding="utf-8",
    )
    return path


def _tiles() -> bytes:
    """Four hexes side by side, transparent around them."""
    wide, high = TILE
    rows = bytearray()
    for y in range(high):
        rows.append(0)
        for colour in COLOURS:
            for x in range(wide):
                corner = 8 * abs(x - wide / 2 + 0.5) / (wide / 2)
                rows += bytes((*colour, 255 if corner <= y < high - corner else 0))
    head = struct.pack(">IIBBBBB", 4 * wide, high, 8, 6, 0, 0, 0)
    data = chunk(b"IDAT", zlib.compress(bytes(rows)))
    return SIGNATURE + chunk(b"IHDR", head) + data + chunk(b"IEND", b"")
